/** Which column an account is looked up by. */
export type IdentifierKind = 'email' | 'username' | 'phone';

/** A normalised value and the column it stands in. */
export interface Identifier {
  kind: IdentifierKind;
  value: string;
}

const usernamePattern = /^[a-z][a-z0-9._-]{1,31}$/;
const phonePattern = /^\d{11}$/;

/** Whether a string is a phone number as the platform means it: eleven digits. */
export function isPhone(value: string): boolean {
  return phonePattern.test(value);
}

/**
 * Whether a string can be a username: 2 to 32 characters, a letter first. It can therefore never look like an
 * address or a phone number, and nobody can take a name that leads to another person's account.
 */
export function isUsername(value: string): boolean {
  return usernamePattern.test(normaliseName(value));
}

/** Addresses and usernames are compared without regard to case and surrounding blanks. */
export function normaliseName(value: string): string {
  return value.trim().toLowerCase();
}

/** What a person typed into the account field, told apart by its shape. */
export function identify(typed: string): Identifier {
  const value = normaliseName(typed);
  if (value.includes('@')) return { kind: 'email', value };
  return { kind: isPhone(value) ? 'phone' : 'username', value };
}
