import { newToken } from '../sessions/index.ts';

/** Days for which a link is valid. */
export const VALID_DAYS = 7;

/**
 * The token of a link: the id of the company, under whose policy the row is looked up, and 256 random bits. The database keeps its hash alone,
 * so the id in front counts for nothing by itself.
 */
export const newInvitationToken = (companyId: number): string => `${companyId.toString(36)}.${newToken()}`;

/** The company that a token names, and null for a text that is no token. */
export function companyOfToken(token: string): number | null {
  const [, id] = /^([1-9a-z][0-9a-z]{0,9})\.[\w-]{43}$/.exec(token) ?? [];
  return id === undefined ? null : Number.parseInt(id, 36);
}
