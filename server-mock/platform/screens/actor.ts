import type { Locale, User } from '../../../src/types/start.ts';

/** Who does something, and in which language he wants to hear about mistakes. */
export interface Actor {
  user: Pick<User, 'id' | 'name'>;
  address: string;
  locale: Locale;
  /** The name of the access token that a program acts with in the person's name. */
  token?: string | undefined;
  /** Asks once more for the right to do it, after a check that took its time. Throws `not-signed-in` or `forbidden`. */
  requireRight(): Promise<void>;
}
