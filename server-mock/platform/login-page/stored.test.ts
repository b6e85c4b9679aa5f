import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { asOwner } from '../../kernel/database/engine.ts';
import type { Database } from '../../kernel/database/index.ts';
import { createDatabase } from '../../kernel/database/open-database.ts';
import { lastChanges, readChanges } from './stored.ts';

const company = { companyId: 101, appId: -1 };
const app = { companyId: 101, appId: 5 };

onOneEngine((engine) => {
  let database: Database;

  /** Lines of the audit log, one a minute from a day on. */
  const lines = (from: number, count: number, { action, appId, day }: { action: string; appId: number; day: string }) =>
    database.tenant(101, (trx) =>
      sql`insert into audit (company_id, id, at, action, target, actor_name, detail)
        select 101, n, ${day}::timestamptz + n * interval '1 minute', ${action}, 'page/' || n, 'Ann', ${JSON.stringify({ appId })}::jsonb
        from generate_series(${from}::int, ${from + count - 1}::int) n`.execute(trx),
    );

  beforeAll(async () => {
    const opened = await engine.openEngine(await engine.storage());
    database = createDatabase(opened);
    await lines(1, 3, { action: 'login-page.set', appId: 5, day: '2026-01-01' });
    await lines(101, 20_000, { action: 'screen.publish', appId: -1, day: '2026-01-02' });
    await lines(50_001, 12, { action: 'login-page.set', appId: -1, day: '2026-02-01' });
    await asOwner(opened, (session) => session.script('analyze audit'));
  });

  it('finds the last changes of a level, the newest first', async () => {
    const pages = async (level: typeof app) =>
      (await database.tenant(101, (trx) => readChanges(trx, level))).map(({ page }) => page);
    expect(await pages(app)).toEqual(['page/3', 'page/2', 'page/1']);
    expect(await pages(company)).toEqual(Array.from({ length: 10 }, (_, index) => `page/${50_012 - index}`));
  });

  it.each([company, app])('reads none of the other lines for it (%o)', async (level) => {
    const plan = await database.tenant(101, (trx) => lastChanges(trx, level).explain('json', sql`analyze`));
    const text = JSON.stringify(plan);
    expect(text).toContain('audit_of_action');
    expect(text).not.toContain('Seq Scan');
  });

  it('looks at a thousand changes of a company and no further', async () => {
    await lines(60_001, 1000, { action: 'login-page.set', appId: -1, day: '2026-03-01' });
    expect(await database.tenant(101, (trx) => readChanges(trx, app))).toEqual([]);
    expect(await database.tenant(101, (trx) => readChanges(trx, company))).toHaveLength(10);
  });
});
