import { createHmac, randomInt } from 'node:crypto';

/** A verification code: six digits, leading zeros included, from the system's secure source. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** What the database keeps of a code. Purpose and target are part of it: the digits alone prove nothing elsewhere. */
export function codeHmac(key: string, purpose: string, target: string, code: string): string {
  return createHmac('sha256', key).update([purpose, target, code].join('\u0000')).digest('base64url');
}
