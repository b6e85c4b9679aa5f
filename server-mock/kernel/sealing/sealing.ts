import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const version = '1';

/** Nobody can read a sealed secret: its key is not at hand, or it was changed, or it belongs elsewhere. */
export class UnreadableSecret extends Error {
  constructor(reason: string) {
    super(`a sealed secret cannot be read: ${reason}`);
    this.name = 'UnreadableSecret';
  }
}

/** A key of 32 bytes for sealing alone, whatever else the configured key is used for. */
function derive(key: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', 'pagewright sealed secrets', 32));
}

/** Names a key without telling it. */
export function keyId(key: string): string {
  return createHash('sha256').update(derive(key)).digest('base64url').slice(0, 8);
}

/**
 * Seals a text with AES-256-GCM. `place` says where it belongs, such as `git:ACCOUNT:ROW`; it is part of the seal, so
 * that a sealed text put elsewhere is refused. The answer names version and key: `1.KEYID.NONCE.BODY`.
 */
export function seal(text: string, place: string, key: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(algorithm, derive(key), nonce).setAAD(Buffer.from(place));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return [version, keyId(key), nonce.toString('base64url'), body.toString('base64url')].join('.');
}

/** Reads a sealed text with the one of the keys that it names. Throws UnreadableSecret. */
export function unseal(sealed: string, place: string, keys: readonly string[]): string {
  const [format, id, nonce = '', body = ''] = sealed.split('.');
  if (format !== version) throw new UnreadableSecret('its format is unknown');
  const key = keys.find((candidate) => keyId(candidate) === id);
  if (key === undefined) throw new UnreadableSecret(`the key ${id} is missing`);
  const bytes = Buffer.from(body, 'base64url');
  try {
    const decipher = createDecipheriv(algorithm, derive(key), Buffer.from(nonce, 'base64url'), { authTagLength: 16 });
    decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(-16));
    return decipher.update(bytes.subarray(0, -16), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    throw new UnreadableSecret('it was changed, or it belongs elsewhere');
  }
}
