import { createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import { WireReader, wireMpint, wireString } from './ssh-wire.ts';

/** The elliptic curves of SSH (RFC 5656): their names there and in JSON Web Keys, and the bytes of a coordinate. */
const curves = [
  { ssh: 'nistp256', jwk: 'P-256', size: 32 },
  { ssh: 'nistp384', jwk: 'P-384', size: 48 },
  { ssh: 'nistp521', jwk: 'P-521', size: 66 },
] as const;

/** A number of a JSON Web Key as bytes. @throws when the key lacks it. */
export function numberOf(jwk: JsonWebKey, name: 'n' | 'e' | 'd' | 'p' | 'q' | 'qi' | 'x' | 'y'): Buffer {
  const value = jwk[name];
  if (typeof value !== 'string') throw new TypeError(`The key has no ${name}`);
  return Buffer.from(value, 'base64url');
}

/** The name of an elliptic curve in SSH. @throws for a curve that SSH does not know. */
function curveOf(jwk: JsonWebKey) {
  const curve = curves.find((known) => known.jwk === jwk.crv);
  if (!curve) throw new TypeError('SSH does not know this curve');
  return curve;
}

/** What the public and the private form of an elliptic key share: curve and point (RFC 5656, section 3.1). */
export function pointFields(jwk: JsonWebKey): Buffer[] {
  const point = Buffer.concat([Buffer.of(4), numberOf(jwk, 'x'), numberOf(jwk, 'y')]);
  return [wireString(curveOf(jwk).ssh), wireString(point)];
}

/** The name of a key's type in SSH. @throws for a type that SSH, or this platform, does not take. */
export function sshType(jwk: JsonWebKey): string {
  if (jwk.kty === 'RSA') return 'ssh-rsa';
  if (jwk.kty === 'EC') return `ecdsa-sha2-${curveOf(jwk).ssh}`;
  if (jwk.crv === 'Ed25519') return 'ssh-ed25519';
  throw new TypeError('This type of key is not taken');
}

/** A public key as SSH sends it (RFC 4253, section 6.6; RFC 5656; RFC 8709). */
export function publicBlob(jwk: JsonWebKey): Buffer {
  const type = sshType(jwk);
  const fields =
    jwk.kty === 'RSA'
      ? [wireMpint(numberOf(jwk, 'e')), wireMpint(numberOf(jwk, 'n'))]
      : jwk.kty === 'EC'
        ? pointFields(jwk)
        : [wireString(numberOf(jwk, 'x'))];
  return Buffer.concat([wireString(type), ...fields]);
}

const encoded = (bytes: Buffer): string => bytes.toString('base64url');

/** Curve and point of an elliptic key. @throws for unknown curves and points that are not written out in full. */
export function readPoint(reader: WireReader): JsonWebKey {
  const name = reader.string().toString();
  const curve = curves.find(({ ssh }) => ssh === name);
  const point = reader.string();
  if (!curve || point[0] !== 4 || point.length !== 1 + 2 * curve.size) throw new TypeError('No point of a known curve');
  const [x, y] = [point.subarray(1, 1 + curve.size), point.subarray(1 + curve.size)];
  return { kty: 'EC', crv: curve.jwk, x: encoded(x), y: encoded(y) };
}

/** OpenSSH refuses smaller RSA keys; with greater ones than these, one signature would take seconds. */
const rsaBits = { least: 1024, most: 8192 };

/** @throws for an RSA key whose size is out of bounds. */
export function requireSize(key: KeyObject): KeyObject {
  const bits = key.asymmetricKeyDetails?.modulusLength;
  if (bits !== undefined && (bits < rsaBits.least || bits > rsaBits.most)) throw new RangeError(`${bits} bits`);
  return key;
}

/** Reads a public key as SSH sends it. @throws when it is malformed or its type is not taken. */
export function readPublicBlob(blob: Buffer): KeyObject {
  const reader = new WireReader(blob);
  const type = reader.string().toString();
  const jwk = readPublicFields(type, reader);
  if (!reader.isAtEnd || sshType(jwk) !== type) throw new TypeError('No public key of SSH');
  return requireSize(createPublicKey({ key: jwk, format: 'jwk' }));
}

function readPublicFields(type: string, reader: WireReader): JsonWebKey {
  if (type === 'ssh-rsa') {
    const e = encoded(reader.mpint());
    return { kty: 'RSA', e, n: encoded(reader.mpint()) };
  }
  if (type === 'ssh-ed25519') return { kty: 'OKP', crv: 'Ed25519', x: encoded(reader.string()) };
  return readPoint(reader);
}

/** The line of a public key, as it stands in `authorized_keys`. */
export function publicLine(key: KeyObject, comment: string): string {
  const jwk = key.export({ format: 'jwk' });
  return `${sshType(jwk)} ${publicBlob(jwk).toString('base64')} ${comment}`;
}

/** The key of such a line, whatever its comment. @throws when the line holds none. */
export function readPublicLine(line: string): KeyObject {
  const [, type, blob] = /^([\w-]+) +([\w+/]+=*)(?: .*)?$/.exec(line.trim()) ?? [];
  const key = readPublicBlob(Buffer.from(blob ?? '', 'base64'));
  if (sshType(key.export({ format: 'jwk' })) !== type) throw new TypeError('The line names another type of key');
  return key;
}
