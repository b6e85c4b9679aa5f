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

/** The licence in a text, whoever signed it; undefined when there is none. `isGenuine` checks the signature. */
export function readLicence(text: string): { licence: Licence; isGenuine(publicKey: KeyObject): boolean } | undefined {
  const start = text.indexOf(begin);
  const stop = text.indexOf(end);
  if (start < 0 || stop < start) return undefined;
  const body = text.slice(start + begin.length, stop).replaceAll(/[\s>]/g, '');
  const [encoded, signature, ...rest] = body.split('.');
  if (!encoded || !signature || rest.length > 0) return undefined;
  const payload = Buffer.from(encoded, 'base64').toString('utf8');
  const licence = parse(payload);
  if (!licence) return undefined;
  return {
    licence,
    isGenuine: (publicKey) => verify(null, signed(payload), publicKey, Buffer.from(signature, 'base64')),
  };
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
