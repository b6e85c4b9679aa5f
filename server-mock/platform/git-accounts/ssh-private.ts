import {
  createPrivateKey,
  createPublicKey,
  type JsonWebKey,
  type KeyObject,
  randomBytes,
  sign,
  verify,
} from 'node:crypto';
import { numberOf, pointFields, publicBlob, readPoint, readPublicBlob, requireSize, sshType } from './ssh-public.ts';
import { uint32, WireReader, wireMpint, wireString } from './ssh-wire.ts';

/** OpenSSH's own format of private keys: its file PROTOCOL.key. Node's crypto reads and writes all others. */
const label = 'OPENSSH PRIVATE KEY';
const magic = Buffer.from('openssh-key-v1\0');
const armour = new RegExp(`^-----BEGIN ${label}-----([A-Za-z0-9+/=\\s]+)-----END ${label}-----$`);

/** The format pads to the block of its cipher; without one, to eight bytes. */
const block = 8;

function privateFields(jwk: JsonWebKey): Buffer[] {
  if (jwk.kty === 'RSA') {
    return (['n', 'e', 'd', 'qi', 'p', 'q'] as const).map((name) => wireMpint(numberOf(jwk, name)));
  }
  if (jwk.kty === 'EC') return [...pointFields(jwk), wireMpint(withoutZeros(numberOf(jwk, 'd')))];
  const x = numberOf(jwk, 'x');
  return [wireString(x), wireString(Buffer.concat([numberOf(jwk, 'd'), x]))];
}

function withoutZeros(value: Buffer): Buffer {
  return value.subarray(value.findIndex((byte) => byte !== 0));
}

/** Writes a private key without passphrase. @throws for a type of key that SSH does not take. */
export function writeOpenSsh(key: KeyObject, comment: string): string {
  const jwk = key.export({ format: 'jwk' });
  const check = randomBytes(4);
  const fields = [check, check, wireString(sshType(jwk)), ...privateFields(jwk), wireString(comment)];
  const secret = Buffer.concat(fields);
  const padding = Buffer.from(
    Array.from({ length: (block - (secret.length % block)) % block }, (_, index) => index + 1),
  );
  const none = wireString('none');
  const data = Buffer.concat([
    ...[magic, none, none, wireString(''), uint32(1), wireString(publicBlob(jwk))],
    wireString(Buffer.concat([secret, padding])),
  ]);
  const lines = data.toString('base64').match(/.{1,70}/g) ?? [];
  return `-----BEGIN ${label}-----\n${lines.join('\n')}\n-----END ${label}-----\n`;
}

const encoded = (bytes: Buffer): string => bytes.toString('base64url');
const toNumber = (bytes: Buffer): bigint => BigInt(`0x0${bytes.toString('hex')}`);

function toBytes(value: bigint): Buffer {
  const hex = value.toString(16);
  return Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex');
}

/** The numbers of an RSA key; JSON Web Keys want two more, which OpenSSH leaves out because they follow from d. */
function readRsa(reader: WireReader): JsonWebKey {
  const [n, e, d, qi, p, q] = Array.from({ length: 6 }, () => reader.mpint()) as [
    Buffer,
    Buffer,
    Buffer,
    Buffer,
    Buffer,
    Buffer,
  ];
  // Only then are the primes no longer than the modulus, whose size is bounded.
  if (toNumber(p) * toNumber(q) !== toNumber(n)) throw new TypeError('The primes do not make the modulus');
  const rest = (prime: Buffer) => encoded(toBytes(toNumber(d) % (toNumber(prime) - 1n)));
  const own = { n: encoded(n), e: encoded(e), d: encoded(d), p: encoded(p), q: encoded(q), qi: encoded(qi) };
  return { kty: 'RSA', ...own, dp: rest(p), dq: rest(q) };
}

function readPrivateFields(type: string, reader: WireReader): JsonWebKey {
  if (type === 'ssh-rsa') return readRsa(reader);
  if (type === 'ssh-ed25519') {
    const x = reader.string();
    return { kty: 'OKP', crv: 'Ed25519', x: encoded(x), d: encoded(reader.string().subarray(0, 32)) };
  }
  const point = readPoint(reader);
  const size = Buffer.from(point.x ?? '', 'base64url').length;
  const d = reader.mpint();
  return { ...point, d: encoded(Buffer.concat([Buffer.alloc(Math.max(0, size - d.length)), d])) };
}

/** Reads a private key. @throws when it is malformed, behind a passphrase, or does not fit its own public half. */
function readOpenSsh(base64: string): KeyObject {
  const reader = new WireReader(Buffer.from(base64, 'base64'));
  if (!reader.bytes(magic.length).equals(magic)) throw new TypeError('No key of OpenSSH');
  const [cipher] = [reader.string(), reader.string(), reader.string()];
  if (cipher?.toString() !== 'none' || reader.uint32() !== 1) throw new TypeError('Not one key in the clear');
  const publicKey = readPublicBlob(reader.string());
  const secret = new WireReader(reader.string());
  const check = secret.bytes(4);
  if (!check.equals(secret.bytes(4))) throw new TypeError('The check of the key fails');
  const jwk = readPrivateFields(secret.string().toString(), secret);
  return requirePair(createPrivateKey({ key: jwk, format: 'jwk' }), publicKey);
}

/** A file can hold halves of two pairs; what the one signs, the other must confirm. */
function requirePair(privateKey: KeyObject, publicKey: KeyObject): KeyObject {
  const algorithm = privateKey.asymmetricKeyType === 'ed25519' ? null : 'sha256';
  const message = randomBytes(32);
  const isPair = verify(algorithm, message, publicKey, sign(algorithm, message, privateKey));
  if (!isPair || !createPublicKey(privateKey).equals(publicKey)) throw new TypeError('The halves do not fit');
  return privateKey;
}

/** Reads a private key of OpenSSH or any that Node reads (PKCS #1, PKCS #8, SEC 1). @throws when the text holds no private key. */
export function readPrivate(text: string): KeyObject {
  const given = text.trim();
  const [, base64] = armour.exec(given) ?? [];
  return base64 === undefined ? requireSize(createPrivateKey(given)) : readOpenSsh(base64);
}
