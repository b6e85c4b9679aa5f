import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The development key's two halves, in the data folder. */
const folder = (dataDir: string) => join(dataDir, 'license');
export const privateKeyFile = (dataDir: string): string => join(folder(dataDir), 'private.pem');
const publicKeyFile = (dataDir: string) => join(folder(dataDir), 'public.pem');

/** The start of an Ed25519 public key in DER (RFC 8410); the 32 bytes of the key follow. */
const derPrefix = Buffer.from('302a300506032b6570032100', 'hex');

/** Reads a public key as the configuration has it: PEM, or the 32 bytes in base64. Null when it is none. */
export function parsePublicKey(text: string): KeyObject | null {
  try {
    const key = text.includes('BEGIN')
      ? createPublicKey(text.replaceAll('\\n', '\n'))
      : createPublicKey({ key: Buffer.concat([derPrefix, Buffer.from(text, 'base64')]), format: 'der', type: 'spki' });
    return key.asymmetricKeyType === 'ed25519' ? key : null;
  } catch {
    return null;
  }
}

/** A public key in the one-line spelling of the configuration. */
export function publicKeyText(key: KeyObject): string {
  return key.export({ format: 'der', type: 'spki' }).subarray(derPrefix.length).toString('base64');
}

/**
 * The key that licences are checked with: the configured one, else the one that `license:issue` keeps in the data
 * folder; null when there is neither.
 */
export function licenceKey(configured: string, dataDir: string): KeyObject | null {
  if (configured) return parsePublicKey(configured);
  const file = publicKeyFile(dataDir);
  return existsSync(file) ? parsePublicKey(readFileSync(file, 'utf8')) : null;
}

/** The private key in a file; made, for its owner alone, with the public one beside it, when the file is missing. */
export function privateKeyIn(file: string): KeyObject {
  if (existsSync(file)) return createPrivateKey(readFileSync(file));
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, privateKey.export({ format: 'pem', type: 'pkcs8' }), { mode: 0o600, flag: 'wx' });
  const publicFile = file.endsWith('private.pem') ? file.replace(/private\.pem$/, 'public.pem') : `${file}.pub`;
  writeFileSync(publicFile, publicKey.export({ format: 'pem', type: 'spki' }));
  return privateKey;
}
