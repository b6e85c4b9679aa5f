import { sql } from 'kysely';
import type { Layer } from '../../src/types/start.ts';
import type { Database } from '../database/index.ts';
import type { ServiceBase, Services } from '../services.ts';
import type { Level } from './level.ts';

/** A browser's report that an override threw. */
export interface FailureReport {
  layer: Layer;
  version: number;
  message: string;
}

const action = 'screen.failed';
const hour = 3600;
/** Reports taken from one address in an hour. */
const perAddress = 30;
/** How far back administrators are told about failures, in milliseconds. */
const noticePeriod = 24 * 3600 * 1000;

/** Characters of a report's message that are kept. */
const longestMessage = 500;

/** Whose override a layer is, seen from a level. */
function ownerOf({ companyId, appId }: Level, layer: Layer): Level {
  return { companyId: layer === 'platform' ? -1 : companyId, appId: layer === 'app' ? appId : -1 };
}

/** Audits a report: once an hour for a version, and only so many from one address. Says whether it was taken. */
export async function recordFailure(
  { limits, audit }: Pick<Services, 'limits' | 'audit'>,
  level: Level,
  id: string,
  { layer, version, message }: FailureReport,
  actor: { user: { id: number; name: string } | null; address: string },
): Promise<boolean> {
  const fromAddress = await limits.hit(`screen-failure:address:${actor.address}`, perAddress, hour);
  if (!fromAddress.allowed) return false;
  const { companyId, appId } = ownerOf(level, layer);
  const key = `screen-failure:${companyId}:${appId}:${id}:${layer}:${version}`;
  const once = await limits.hit(key, 1, hour);
  if (!once.allowed) return false;
  const detail = { layer, version, appId, message: message.slice(0, longestMessage) };
  await audit.record({ action, companyId, actor: actor.user, target: id, address: actor.address, detail });
  return true;
}

/** The messages reported in the last day for one version of an override. */
export async function recentFailures(
  database: Database,
  now: ServiceBase['now'],
  level: Level,
  { id, layer, version }: { id: string; layer: Layer; version: number },
): Promise<string[]> {
  if (layer === 'builtin') return [];
  const { companyId, appId } = ownerOf(level, layer);
  const about = JSON.stringify({ layer, version, appId });
  const rows = await database.tenant(companyId, (trx) =>
    trx
      .selectFrom('audit')
      .select(sql<string>`detail ->> 'message'`.as('message'))
      .where('company_id', '=', companyId)
      .where('action', '=', action)
      .where('target', '=', id)
      .where(sql<boolean>`detail @> ${about}::jsonb`)
      .where('at', '>', new Date(now().getTime() - noticePeriod))
      .orderBy('at', 'desc')
      .limit(50)
      .execute(),
  );
  return rows.map(({ message }) => message);
}
