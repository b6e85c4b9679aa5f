import type { Role } from '../../kernel/contracts/tenancy.ts';

/** Whose membership it is, and who wants to change it. */
export interface Wish {
  by: { id: number; role: Role | null };
  of: { id: number; role: Role };
  /** How many owners the company has. */
  owners: number;
}

const isLastOwner = ({ of, owners }: Wish): boolean => of.role === 'owner' && owners === 1;

/** Whether somebody may give a person another role: owners alone. The last owner stays one. */
export const mayChange = (wish: Wish): boolean => wish.by.role === 'owner' && !isLastOwner(wish);

/**
 * Whether somebody may end a membership of another person. The last owner stays. Administrators remove members alone, so that none of them
 * takes the company from the others.
 */
export function mayRemove(wish: Wish): boolean {
  const { by, of } = wish;
  if (by.id === of.id || isLastOwner(wish)) return false;
  return by.role === 'owner' || (by.role === 'admin' && of.role === 'member');
}

/** Whether somebody may leave the company: everybody but its last owner. */
export const mayLeave = (wish: Wish): boolean => wish.by.id === wish.of.id && !isLastOwner(wish);

/**
 * Whether somebody may invite people to a role, send such an invitation again and revoke it: owners to every role, administrators
 * members alone. An invitation counts while this holds for who sent it.
 */
export const mayInvite = (by: Role | null, role: Exclude<Role, 'owner'>): boolean =>
  by === 'owner' || (by === 'admin' && role === 'member');
