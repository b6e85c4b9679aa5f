import type { SchemaState } from '../../kernel/database/index.ts';

/**
 * How far the platform has come: `empty` wants its database installed, `organisation` its organisation and first
 * administrator, `pending` is in use and waits for the migrations of a newer release, `ready` is open to everybody.
 */
export type InstallationState = 'empty' | 'organisation' | 'pending' | 'ready';

/** The page that each state leads to. */
export const doors: Record<Exclude<InstallationState, 'ready'>, string> = {
  empty: '/install',
  organisation: '/install-org',
  pending: '/upgrade-db',
};

/** What a database's schema says about the platform. Half an installation is none yet, so that it can be repeated. */
export function stateOf({ pending, inUse }: SchemaState): InstallationState {
  if (pending.length > 0) return inUse ? 'pending' : 'empty';
  return inUse ? 'ready' : 'organisation';
}
