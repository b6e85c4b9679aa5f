import { normaliseName } from '../../kernel/values/identifiers.ts';
import { tidyName } from '../../kernel/values/person-name.ts';
import { isMailAddress } from '../../outbound/mail/index.ts';
import type { ExternalMethod } from '../methods/index.ts';

/** Whose provider it is, and who somebody is there. */
export interface IdentityKey {
  provider: ExternalMethod;
  /** The company whose own provider it is; -1: the platform's. */
  companyId: number;
  /** The provider's name for the person, which it never gives to another one. */
  subject: string;
}

/** Somebody as a provider describes them. */
export interface ExternalUser extends IdentityKey {
  name: string;
  /** Empty when the provider gave none. */
  email: string;
  /** Whether the address is known to be theirs: proven to the provider, or the operator's own directory says so. */
  vouched: boolean;
  /** What the provider of a company was set to when it was asked (`agreedSettings`); absent: it has been asked by nobody. */
  agreed?: string;
}

const longestSubject = 512;
const longestName = 100;

/** A text without control characters and halves of surrogate pairs, which no database stores and no page shows. */
const printable = (text: string): string => text.replaceAll(/\p{Cc}|\p{Surrogate}/gu, ' ').trim();

/** The beginning of a name, cut between characters. */
const short = (name: string): string => [...name].slice(0, longestName).join('');

/**
 * Tidies what a provider said. An address that is none counts as absent; a subject that is empty, too long or holds
 * control characters makes it nobody: null.
 */
export function externalUser(
  key: IdentityKey,
  said: { name: string; email: string; vouched: boolean },
): ExternalUser | null {
  const { subject } = key;
  if (subject === '' || subject.length > longestSubject || printable(subject) !== subject) return null;
  const email = normaliseName(said.email);
  const known = isMailAddress(email);
  const name = short(tidyName(said.name) || (known ? email.split('@', 1)[0]! : subject));
  return { ...key, name, email: known ? email : '', vouched: known && said.vouched };
}
