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

/** The company whose override a layer is, seen from a level. */
const ownerOf = ({ companyId }: Level, layer: Layer) => (layer === 'platform' ? -1 : companyId);

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
  const companyId = ownerOf(level, layer);
  const key = `screen-failure:${companyId}:${level.appId}:${id}:${layer}:${version}`;
  const once = await limits.hit(key, 1, hour);
  if (!once.allowed) return false;
  const detail = { layer, version, message };
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
  const companyId = ownerOf(level, layer);
  const rows = await database.tenant(companyId, (trx) =>
    trx
      .selectFrom('audit')
      .select('detail')
      .where('company_id', '=', companyId)
      .where('action', '=', action)
      .where('target', '=', id)
      .where('at', '>', new Date(now().getTime() - noticePeriod))
      .orderBy('at', 'desc')
      .limit(50)
      .execute(),
  );
  const details = rows.map((row) => row.detail as unknown as FailureReport);
  return details.filter((detail) => detail.layer === layer && detail.version === version).map(({ message }) => message);
}
