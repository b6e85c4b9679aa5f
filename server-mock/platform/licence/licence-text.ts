import { type KeyObject, sign, verify } from 'node:crypto';

/** What a licence says. */
export interface Licence {
  organisation: string;
  /** The last day on which it counts, YYYY-MM-DD, in UTC. */
  expires: string;
  /** How many people may have an account. */
  seats: number;
  /** YYYY-MM-DD. */
  issued: string;
}

const begin = '-----BEGIN PAGEWRIGHT LICENCE-----';
const end = '-----END PAGEWRIGHT LICENCE-----';

/** Stands before what is signed, so that a signature made for anything else never counts as a licence's. */
const context = 'pagewright licence 1\n';

const signed = (payload: string) => Buffer.from(context + payload);

const day = /^\d{4}-\d{2}-\d{2}$/;

/** Signs a licence with an Ed25519 key and writes it as lines that survive mail. */
export function issueLicence(licence: Licence, privateKey: KeyObject): string {
  const payload = JSON.stringify(licence);
  const signature = sign(null, signed(payload), privateKey).toString('base64');
  const body = `${Buffer.from(payload).toString('base64')}.${signature}`;
  return [begin, ...(body.match(/.{1,64}/g) ?? []), end, ''].join('\n');
}

/** What a text lacks in which no licence can be read: its first line, its last one, or what stands between them. */
export type LicenceDamage = 'license-malformed' | 'license-cut-off' | 'license-damaged';

/** A licence as it stands in a text, whoever signed it. */
export interface FoundLicence {
  licence: Licence;
  /** Checks the signature. */
  isGenuine(publicKey: KeyObject): boolean;
}

/** Bytes of an Ed25519 signature. */
const signatureLength = 64;

/** The licence in a text, or what the text lacks. */
export function readLicence(text: string): FoundLicence | LicenceDamage {
  const start = text.indexOf(begin);
  if (start < 0) return 'license-malformed';
  const stop = text.indexOf(end, start);
  if (stop < 0) return 'license-cut-off';
  const body = text.slice(start + begin.length, stop).replaceAll(/[\s>]/g, '');
  const [encoded = '', signed64 = '', ...rest] = body.split('.');
  const payload = Buffer.from(encoded, 'base64').toString('utf8');
  const signature = Buffer.from(signed64, 'base64');
  const licence = parse(payload);
  if (!licence || signature.length !== signatureLength || rest.length > 0) return 'license-damaged';
  return { licence, isGenuine: (publicKey) => verify(null, signed(payload), publicKey, signature) };
}

function parse(payload: string): Licence | undefined {
  try {
    const value = JSON.parse(payload) as Licence;
    const { organisation, expires, seats, issued } = value;
    const whole = typeof organisation === 'string' && Number.isSafeInteger(seats) && seats > 0;
    return whole && day.test(expires) && day.test(issued) ? { organisation, expires, seats, issued } : undefined;
  } catch {
    return undefined;
  }
}
