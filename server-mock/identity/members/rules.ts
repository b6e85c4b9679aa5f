import type { Role } from '../../kernel/contracts/tenancy.ts';

/** Whose membership it is, and who wants to change it. */
export interface Wish {
  by: { id: number; role: Role | null };
  of: { id: number; role: Role };
}

/** Whether somebody may give a person another role: the owner alone, and to nobody who owns the company. */
export const mayChange = ({ by, of }: Wish): boolean => by.role === 'owner' && of.role !== 'owner';

/**
 * Whether somebody may end a membership. The owner stays. Administrators remove members alone, so that none of them takes the company from the
 * others. One leaves a company in the user center.
 */
export function mayRemove({ by, of }: Wish): boolean {
  if (by.id === of.id || of.role === 'owner') return false;
  return by.role === 'owner' || (by.role === 'admin' && of.role === 'member');
}

/**
 * Whether somebody may invite people to a role, send such an invitation again and revoke it: the owner to every role, administrators
 * members alone. An invitation counts while this holds for who sent it.
 */
export const mayInvite = (by: Role | null, role: Exclude<Role, 'owner'>): boolean =>
  by === 'owner' || (by === 'admin' && role === 'member');
