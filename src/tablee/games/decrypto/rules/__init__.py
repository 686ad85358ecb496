"""The rules of Decrypto, a file for each part of the rulebook."""
