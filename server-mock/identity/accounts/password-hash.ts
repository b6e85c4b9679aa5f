import { randomBytes } from 'node:crypto';
import argon2 from '@node-rs/argon2';
import { inPasswordTurn } from './password-turns.ts';

/** argon2id (the library's default algorithm) with OWASP's parameters: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19456, timeCost: 2, parallelism: 1 };

/** Hashes a password into a self-describing `$argon2id$…` string. */
export function hashPassword(password: string): Promise<string> {
  return argon2.hash(password, parameters);
}

let decoy: Promise<string> | undefined;

/**
 * Checks a password against a stored hash. Without a hash (unknown account, or one that has no password) the same
 * work is done against a decoy, made for either case, so that neither answer nor time tells whether the account exists.
 * Throws `too-many-attempts` when too many checks of the same lane wait (`password-turns.ts`).
 */
export async function verifyPassword(
  stored: string | null | undefined,
  password: string,
  lane: string,
): Promise<boolean> {
  decoy ??= hashPassword(randomBytes(32).toString('base64'));
  const instead = await decoy;
  const matches = await inPasswordTurn(lane, () => argon2.verify(stored || instead, password));
  return Boolean(stored) && matches;
}
