import type { User } from '../../../../src/types/start.ts';
import { mayAdminister, mayBuild } from '../../../kernel/contracts/access.ts';
import { platformScope } from '../../../kernel/contracts/scope.ts';
import type { Scope } from '../../../kernel/contracts/tenancy.ts';
import type { Screens } from '../service.ts';

/** Somebody and the level of the page that this person looks at, with the person's role there. */
interface Looker {
  user: User | null;
  scope: Scope;
}

/**
 * The nearest level at which somebody may change a screen of a page; null when there is none. That is the page's own level or one above
 * it, where the screen may be overridden and the person administers the level.
 */
export function editLevel(
  { screens }: { screens: Pick<Screens, 'mayEdit'> },
  { user, scope }: Looker,
  id: string,
): Scope['level'] | null {
  // Nobody builds in an archived app, and what it shows is its own.
  if (!user || scope.app?.isArchived) return null;
  const administers = { app: mayBuild(scope), company: mayAdminister(scope), platform: user.isSuperAdmin };
  const levels: Scope['level'][] = ['app', 'company', 'platform'];
  const from = levels.indexOf(scope.level);
  return levels.find((level, index) => index >= from && administers[level] && screens.mayEdit(level, id)) ?? null;
}

/** The level of a page, or the one above it at which a screen is changed. */
export function scopeAt(level: Scope['level'], scope: Scope): Scope {
  if (level === scope.level) return scope;
  if (level === 'platform') return platformScope;
  const { app: _, ...company } = scope;
  return { ...company, level, appId: -1, appRoles: [] };
}
