import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readPrivate, writeOpenSsh } from './ssh-private.ts';
import { publicLine, readPublicLine } from './ssh-public.ts';

/** An SSH key pair in OpenSSH's formats. */
export interface KeyPair {
  publicKey: string;
  privateKey: string;
}

function pairOf(key: KeyObject, comment: string): KeyPair {
  return { publicKey: publicLine(createPublicKey(key), comment), privateKey: writeOpenSsh(key, comment) };
}

/** Makes an ed25519 pair; the comment stands at the end of the public key, as `ssh-keygen -C` puts it. */
export function newKeyPair(comment: string): KeyPair {
  return pairOf(generateKeyPairSync('ed25519').privateKey, comment);
}

/**
 * Reads a private key that a person brought (ed25519, RSA, or ECDSA on a NIST curve) and derives its public one. Null
 * for a text that holds none, for other types and for a key behind a passphrase.
 */
export function readPrivateKey(text: string, comment: string): KeyPair | null {
  try {
    return pairOf(readPrivate(text), comment);
  } catch {
    return null;
  }
}

/** Whether two public keys are the same one, whatever their comments; null when the second is not a public key. */
export function isSameKey(publicKey: string, given: string): boolean | null {
  try {
    return readPublicLine(given).equals(readPublicLine(publicKey));
  } catch {
    return null;
  }
}
