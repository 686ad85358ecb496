"""The words of Decrypto: how they are spelt, which are dealt, and what they call to mind."""
