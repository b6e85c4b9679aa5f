import { sql } from 'kysely';
import { type FailureCode, failureCodes } from '../../../src/screens/failure-code.ts';
import type { Layer } from '../../../src/types/start.ts';
import type { Audit } from '../../kernel/audit-log/service.ts';
import type { Database } from '../../kernel/database/index.ts';
import { networkOf } from '../../kernel/limits/index.ts';
import type { Limits } from '../../kernel/limits/service.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';
import { type Level, ownerOf } from './level.ts';

/** A browser's report that an override threw. */
export interface FailureReport {
  layer: Layer;
  version: number;
  code: FailureCode;
}

const action = 'screen.failed';
const hour = 3600;
/** Reports about one company, or about the platform, taken from one network in an hour. */
const perNetwork = 30;
/** How far back administrators are told about failures, in milliseconds. */
const noticePeriod = 24 * 3600 * 1000;

/**
 * Audits a report: once an hour for a version, and only so many about one company from one network. A report that was made before takes
 * none of these places. Says whether it was taken.
 */
export async function recordFailure(
  { limits, audit }: { limits: Limits; audit: Audit },
  level: Level,
  id: string,
  { layer, version, code }: FailureReport,
  actor: { user: { id: number; name: string } | null; address: string },
): Promise<boolean> {
  const { companyId, appId } = ownerOf(level, layer);
  const key = `screen-failure:${companyId}:${appId}:${id}:${layer}:${version}`;
  if ((await limits.hits(key, hour)) > 0) return false;
  const fromNetwork = await limits.hit(`screen-failure@${networkOf(actor.address)}:${companyId}`, perNetwork, hour);
  if (!fromNetwork.allowed) return false;
  const once = await limits.hit(key, 1, hour);
  if (!once.allowed) return false;
  const detail = { layer, version, appId, code };
  await audit.record({ action, companyId, actor: actor.user, target: id, address: actor.address, detail });
  return true;
}

/** The kinds of failure reported in the last day for one version of an override. Earlier releases kept words of browsers; these are left out. */
export async function recentFailures(
  database: Database,
  now: ServiceBase['now'],
  level: Level,
  { id, layer, version }: { id: string; layer: Layer; version: number },
): Promise<FailureCode[]> {
  if (layer === 'builtin') return [];
  const { companyId, appId } = ownerOf(level, layer);
  const about = JSON.stringify({ layer, version, appId });
  const rows = await database.tenant(companyId, (trx) =>
    trx
      .selectFrom('audit')
      .select(sql<FailureCode>`detail ->> 'code'`.as('code'))
      .where('company_id', '=', companyId)
      .where('action', '=', action)
      .where(sql`detail ->> 'code'`, 'in', failureCodes)
      .where('target', '=', id)
      .where(sql<boolean>`detail @> ${about}::jsonb`)
      .where('at', '>', new Date(now().getTime() - noticePeriod))
      .orderBy('at', 'desc')
      .limit(50)
      .execute(),
  );
  return rows.map(({ code }) => code);
}
