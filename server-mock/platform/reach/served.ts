import type { Frame } from '../../../src/reach/frame.ts';
import { isTenantLayer } from '../../../src/reach/tenant-layer.ts';
import { mayBuild, mayEnter } from '../../kernel/contracts/access.ts';
import type { Context } from '../../kernel/contracts/index.ts';
import { resolveScope } from '../../kernel/contracts/scope.ts';
import type { Scope } from '../../kernel/contracts/tenancy.ts';
import type { Database } from '../../kernel/database/index.ts';
import type { Level } from '../screens/index.ts';
import { mayRead, standsForLogin } from '../screens/index.ts';

/** For how long a page that was replaced may go on, in milliseconds: a day. */
const GRACE = 24 * 60 * 60 * 1000;
/** Changes of one screen that are looked at; more in a day leave older pages out. */
const MOST_CHANGES = 100;

/** The level that owns a layer, seen from a scope. */
function ownerOf(layer: Frame['layer'], { companyId, appId }: Level): Level {
  if (layer === 'app') return { companyId, appId };
  return { companyId: layer === 'company' ? companyId : -1, appId: -1 };
}

/** Whether one of some screens had a version in force at some time of the last day. */
async function wasInForce(
  database: Database,
  level: Level,
  { screens, version }: { screens: string[]; version: number },
  since: Date,
): Promise<boolean> {
  const rows = await database.tenant(level.companyId, (trx) =>
    trx
      .selectFrom('screen_event')
      .select(['version', 'at'])
      .where('company_id', '=', level.companyId)
      .where('app_id', '=', level.appId)
      .where('screen_id', 'in', screens)
      .orderBy('seq', 'desc')
      .limit(MOST_CHANGES)
      .execute(),
  );
  const older = rows.findIndex(({ at }) => new Date(at) < since);
  return rows.slice(0, older < 0 ? rows.length : older + 1).some((row) => row.version === version);
}

/**
 * A draft is shown to people of its level alone: the page's own, or one of a part that stands in the page. Those who manage the level may
 * look at every version of its screens, which speaks as a draft does, and at the layers below it, which are the platform's at last.
 */
async function isDraft(
  { screens }: Context['services'],
  scope: Scope,
  user: { isSuperAdmin: boolean } | null,
  frame: Frame,
) {
  if (frame.layer === 'platform') return user?.isSuperAdmin || (scope.level !== 'platform' && mayBuild(scope));
  if (!mayEnter(scope)) return false;
  if (mayBuild(scope)) return true;
  const level = ownerOf(frame.layer, scope);
  if ((await screens.draft(level, frame.screen)) !== null) return true;
  const parts = (await screens.resolve(scope, frame.screen))?.parts ?? [];
  const drafts = await Promise.all(parts.map(({ id }) => screens.draft(level, id)));
  return drafts.some((draft) => draft !== null);
}

/**
 * The frame that a request names, completed; null when this session is not served such a page: another layer, another
 * version than the one in force (or in force within the last day), or a page that the person may not read.
 */
export async function servedFrame(
  services: Context['services'],
  frame: Frame,
  user: { id: number; isSuperAdmin: boolean } | null,
): Promise<Frame | null> {
  const { company: companyKey, app: appKey } = frame.scope;
  const keys = { ...(companyKey ? { companyKey } : {}), ...(appKey ? { appKey } : {}) };
  const scope = await resolveScope(services.companies, keys, user?.id ?? null).catch(() => null);
  if (!scope) return null;
  const standsFor = isTenantLayer(frame.layer)
    ? undefined
    : standsForLogin(frame.screen, services.loginPages.ofPlatform());
  const named = { ...frame, ...(standsFor ? { standsFor } : {}) };
  if (frame.version === 0) return (await isDraft(services, scope, user, frame)) ? named : null;
  if (!mayRead(services, frame.screen, { user: user as never, scope })) return null;
  const shown = await services.screens.resolve(scope, frame.screen, frame.layer);
  if (shown?.layer === frame.layer && shown.version === frame.version) return named;
  const since = new Date(services.now().getTime() - GRACE);
  // A page with parts may have spoken with the version of one of them.
  const screens = [frame.screen, ...(shown?.parts ?? []).map(({ id }) => id)];
  const known = await wasInForce(services.database, ownerOf(frame.layer, scope), { ...frame, screens }, since);
  return known ? named : null;
}
