"""x"""

from tablee.core.scene import Scene, Note, Offer, prompt


def scene(view, speaker):
    return Scene("decrypto", "x", (Note("n", "x"),), prompt(view, speaker, lambda m: Offer(str(m), str(m))))
