import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** What proves that somebody operates this platform, while there is nobody to sign in yet. */
export interface SetupSecret {
  kind: 'database-password' | 'setup-code';
  /** Compares in constant time. */
  matches(given: string): boolean;
  /** A keyed digest that whoever does not know the secret cannot make. */
  sign(text: string): string;
}

/** Letters and digits that nobody takes for one another. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Twelve characters, 60 bits, in groups of four. */
export function newSetupCode(): string {
  const letters = Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)]);
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-');
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** Codes are read off a screen: case, blanks and hyphens do not count. */
const tidy = (code: string) => code.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** The password of a PostgreSQL connection; empty when it needs none. */
function connectionPassword(databaseUrl: string | undefined, environment: NodeJS.ProcessEnv): string {
  if (!databaseUrl || !URL.canParse(databaseUrl)) return '';
  return decodeURIComponent(new URL(databaseUrl).password) || (environment['PGPASSWORD'] ?? '');
}

/**
 * The password of the database's connection where there is one: the same on every node. Otherwise a code made for this
 * process, of which only the digest is kept.
 * @param announce told the code, once.
 */
export function createSetupSecret(
  databaseUrl: string | undefined,
  environment: NodeJS.ProcessEnv,
  announce: (code: string) => void,
): SetupSecret {
  const password = connectionPassword(databaseUrl, environment);
  const code = newSetupCode();
  const expected = sha256(password || tidy(code));
  const key = password ? sha256(`pagewright set-up grant\n${password}`) : randomBytes(32);
  if (!password) announce(code);
  return {
    kind: password ? 'database-password' : 'setup-code',
    matches: (given) => timingSafeEqual(sha256(password ? given : tidy(given)), expected),
    sign: (text) => createHmac('sha256', key).update(text).digest('base64url'),
  };
}
