import { Secret, TOTP } from 'otpauth';

/** Seconds that a code is valid; what every authenticator app takes for granted, like six digits and SHA-1 (RFC 6238). */
const period = 30;

/** Codes of the step before and the step after count, too: clocks differ. */
const tolerance = 1;

/** A secret for an authenticator app: 160 random bits, base32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

function totp(secret: string, named: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...named, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period });
}

/** The address that a QR code carries to the app (`otpauth://…`). */
export function enrolmentAddress(secret: string, issuer: string, label: string): string {
  return totp(secret, { issuer, label }).toString();
}

/** The time step whose code this is, or null when it is no valid one at that moment. */
export function stepOfCode(secret: string, code: string, at: Date): number | null {
  const timestamp = at.getTime();
  const delta = totp(secret).validate({ token: code, timestamp, window: tolerance });
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta;
}
