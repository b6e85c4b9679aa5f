import type { Row } from '../../kernel/database/index.ts';
import type { ExternalUser } from './external-user.ts';

/** The account that an identity leads to, and what became new by this very call. */
export interface LinkedAccount {
  account: Row<'account'>;
  /** The identity leads there since now. */
  linked: boolean;
  /** The person belongs since now to the company whose own provider it is. */
  joined: boolean;
}

/** Who people are at other systems, and the accounts those lead to. */
export interface Identities {
  /** The account that an identity leads to, disabled ones included; notes the use. */
  find(external: ExternalUser): Promise<Row<'account'> | null>;
  /** Makes the account of a newcomer together with the identity, once; null when the address is somebody else's. */
  admit(external: ExternalUser): Promise<LinkedAccount | null>;
  /** Links an identity with an account and answers the one it leads to: another one when that was faster. */
  link(external: ExternalUser, account: Row<'account'>): Promise<LinkedAccount>;
  /** The identities of an account, the oldest first. */
  listOf(accountId: number): Promise<Row<'identity'>[]>;
  /** False when the account has no identity of this id. Throws `last-way-in` when nothing else would lead in. */
  unlink(accountId: number, id: number): Promise<boolean>;
}
