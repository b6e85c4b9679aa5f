import { generateKeyPairSync } from 'node:crypto';
import sshpk from 'sshpk';

/** An SSH key pair in OpenSSH's formats. */
export interface KeyPair {
  publicKey: string;
  privateKey: string;
}

/** Makes an ed25519 pair; the comment stands at the end of the public key, as `ssh-keygen -C` puts it. */
export function newKeyPair(comment: string): KeyPair {
  const { privateKey } = generateKeyPairSync('ed25519');
  const key = sshpk.parsePrivateKey(privateKey.export({ format: 'pem', type: 'pkcs8' }), 'pkcs8');
  key.comment = comment;
  const publicKey = key.toPublic();
  publicKey.comment = comment;
  return { publicKey: publicKey.toString('ssh'), privateKey: key.toString('openssh') };
}

/** Reads a private key a person brought, and tells its public one. Null for what is none, or one behind a passphrase. */
export function readPrivateKey(text: string, comment: string): KeyPair | null {
  try {
    const key = sshpk.parsePrivateKey(text, 'auto');
    const publicKey = key.toPublic();
    publicKey.comment = comment;
    return { publicKey: publicKey.toString('ssh'), privateKey: key.toString('openssh') };
  } catch {
    return null;
  }
}

/** Whether two public keys are the same one, whatever their comments; null when the second is none. */
export function isSameKey(publicKey: string, given: string): boolean | null {
  try {
    return sshpk.parseKey(given, 'ssh').fingerprint('sha256').matches(sshpk.parseKey(publicKey, 'ssh'));
  } catch {
    return null;
  }
}
