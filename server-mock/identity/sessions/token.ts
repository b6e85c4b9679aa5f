import { createHash, randomBytes } from 'node:crypto';

/** A new session id: 256 random bits, URL-safe. It means nothing outside the session table. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a session id, so that a copy of the table opens no session. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
