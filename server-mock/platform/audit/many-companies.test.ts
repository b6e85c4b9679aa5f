import { sql } from 'kysely';
import { beforeAll, expect, it, vi } from 'vitest';
import type { AuditLogAnswer } from '../../../src/types/generated/contracts/audit.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';

const companies = 1200;

/** A company each, the newest first, with a line; four companies share each second, and ids run against the time. */
const fill = sql.raw(`do $$ begin
  for n in 1..${companies} loop
    insert into company (id, key, name, created_at) values (9000 + n, 'many' || n, 'Many', now() - n * interval '1 day');
    perform set_config('pagewright.company_id', (9000 + n)::text, true);
    insert into audit (company_id, id, at, action, actor_name)
      values (9000 + n, 50000 - n, timestamptz '2020-01-01' - (n / 4) * interval '1 second', 'many', 'Ann');
  end loop;
end $$`);

onOneEngine((engine) => {
  let platform: DemoPlatform;
  let admin: Person;
  const log = async (query: string) =>
    (await admin.get<AuditLogAnswer>(`/api/admin/audit?action=many&perPage=100&${query}`)).json.data;

  beforeAll(async () => {
    platform = await startDemoPlatform(engine);
    await fill.execute(platform.services.database.query);
    admin = await platform.person('admin');
  });

  it('pages through the lines of more companies than a thousand by their time, then by their id', async () => {
    const pages: AuditLogAnswer['items'] = [];
    for (let page = 1; page <= companies / 100; page += 1) {
      const { items, total } = await log(`page=${page}`);
      expect([items.length, total]).toEqual([100, companies]);
      pages.push(...items);
    }
    const sorted = pages.toSorted((one, two) => two.at.localeCompare(one.at) || two.id - one.id);
    expect(pages.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id));
    expect(new Set(pages.map(({ company }) => company)).size).toBe(companies);
    expect(await log(`page=${companies / 100 + 1}`)).toEqual({ items: [], total: companies });
    const backwards = await log('orderDir=asc');
    expect(backwards.items.map(({ id }) => id)).toEqual(
      sorted
        .slice(-100)
        .reverse()
        .map(({ id }) => id),
    );
  });

  it.each(['', '/export', '/choices'])('asks no company for itself: %s', async (call) => {
    const alone = vi.spyOn(platform.services.database, 'tenant');
    const answer = await admin.get(`/api/admin/audit${call}`);
    const asked = alone.mock.calls.length;
    alone.mockRestore();
    expect([answer.status, asked]).toEqual([200, 0]);
  });

  it('exports and offers what the oldest company has, too', async () => {
    const { text } = await admin.get('/api/admin/audit/export?action=many');
    expect(text.trim().split('\r\n')).toHaveLength(companies + 1);
    const { json } = await admin.get<{ actions: { value: string }[] }>('/api/admin/audit/choices');
    expect(json.data.actions.map(({ value }) => value)).toContain('many');
  });
});
