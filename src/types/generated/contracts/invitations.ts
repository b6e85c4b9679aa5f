// Made by `npm run types` from schemas/contracts/invitations.json; change that and run it again.

import contract from '../../../../schemas/contracts/invitations.json' with { type: 'json' };
import type { Contract } from '../../contract.ts';
import { withLists } from '../../with-lists.ts';

export interface InvitationsOperations {
  listInvitations: {
    params: Company;
    query: ListInvitationsQuery;
    answer: ListInvitationsAnswer;
  };
  inviteMembers: {
    params: Company;
    body: InviteMembersBody;
    answer: InviteMembersAnswer;
  };
  resendInvitation: {
    params: InvitationAddress;
    answer: ResendInvitationAnswer;
  };
  revokeInvitation: {
    params: InvitationAddress;
    answer: RevokeInvitationAnswer;
  };
  readInvitation: {
    body: ReadInvitationBody;
    answer: ReadInvitationAnswer;
  };
  joinByInvitation: {
    body: JoinByInvitationBody;
    answer: JoinByInvitationAnswer;
  };
  accountByInvitation: {
    body: AccountByInvitationBody;
    answer: AccountByInvitationAnswer;
  };
}
export interface Company {
  companyKey: string;
}
export interface ListInvitationsQuery {
  /**
   * From 1.
   */
  page?: number;
  /**
   * Rows of a page. 20 where only `page` is given; without both, a call answers all its rows.
   */
  perPage?: number;
  /**
   * Counts together with `orderBy`.
   */
  orderDir?: 'asc' | 'desc';
  /**
   * Part of a text of the row, in letters of either case.
   */
  keywords?: string;
  /**
   * Changes nothing. A `crud` repeats the address of its page, which has this while somebody looks at a draft.
   */
  preview?: string;
  /**
   * Changes nothing; as `preview`.
   */
  safe?: string;
  /**
   * A column that may order; equal rows keep the call's own order.
   */
  orderBy?: 'email' | 'role' | 'invitedBy' | 'expiresAt';
  /**
   * Part of `email`, in letters of either case.
   */
  email?: string;
  /**
   * Part of `invitedBy`, in letters of either case.
   */
  invitedBy?: string;
}
export interface ListInvitationsAnswer {
  total: number;
  /**
   * Whether the reader may invite administrators.
   */
  mayInviteAdmins: boolean;
  items: Invitation[];
}
export interface Invitation {
  id: number;
  email: string;
  role: 'admin' | 'member';
  /**
   * The name of who sent it last.
   */
  invitedBy: string;
  expiresAt: string;
  /**
   * void: who sent it may no longer give the role.
   */
  state: 'open' | 'expired' | 'void';
  /**
   * Whether the reader may send it again and revoke it.
   */
  mayChange: boolean;
}
export interface InviteMembersBody {
  /**
   * Mail addresses with blanks, commas or semicolons between them; 20 at most.
   */
  emails: string;
  role: 'admin' | 'member';
}
export interface InviteMembersAnswer {
  /**
   * Mails that have left.
   */
  sent: number;
  left: {
    email: string;
    /**
     * member: belongs to the company. invited: has an open invitation. full: the company has 200. later: too many were sent. unsent: the mail did not leave.
     */
    reason: 'member' | 'invited' | 'full' | 'later' | 'unsent';
  }[];
}
export interface InvitationAddress {
  companyKey: string;
  id: number;
}
export interface ResendInvitationAnswer {}
export interface RevokeInvitationAnswer {}
export interface ReadInvitationBody {
  /**
   * The token of the link.
   */
  token: string;
}
export interface ReadInvitationAnswer {
  company: string;
  inviter: string;
  email: string;
  role: 'admin' | 'member';
  /**
   * join: the visitor is signed in with the invited address. other: with another one. sign-in: nobody is signed in, and the address has an account. new: it has none.
   */
  way: 'join' | 'other' | 'sign-in' | 'new';
  /**
   * Whether a new account gets a password.
   */
  asksPassword: boolean;
  /**
   * Empty while nobody is signed in.
   */
  signedInAs: string;
}
export interface JoinByInvitationBody {
  /**
   * The token of the link.
   */
  token: string;
}
export interface JoinByInvitationAnswer {
  redirect: string;
}
export interface AccountByInvitationBody {
  /**
   * The token of the link.
   */
  token: string;
  name: string;
  tokenNew?: string;
  tokenRepeat?: string;
}
export interface AccountByInvitationAnswer {
  redirect: string;
}

/** The contract with the types of its calls. */
export const invitationsContract: Contract<InvitationsOperations> = withLists(contract);
