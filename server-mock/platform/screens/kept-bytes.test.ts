import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';

const prefix = '/api/company/globex/screen';
const page = (text: string) => ({ type: 'page', body: { type: 'tpl', tpl: text } });

onOneEngine((engine) => {
  let platform: DemoPlatform;
  let owner: Person;
  let company: number;

  beforeAll(async () => {
    platform = await startDemoPlatform(engine, { environment: { PAGEWRIGHT_SCREEN_MEGABYTES: '1' } });
    owner = await platform.person('owner@example.com');
    company = (await platform.services.companies.findByKey('globex'))!.id;
  });

  const publish = async (id: string, text: string) =>
    (await owner.post(`${prefix}/${id}/publish`, { schema: page(text) })).status;

  /** What each screen's sum says, and what its versions take. */
  const sums = () =>
    platform.services.database.tenant(company, async (trx) => {
      const { rows } = await sql<{ id: string; versions: number; kept: number; taken: number }>`
        select s.screen_id as id, count(*)::int as versions, s.version_bytes::int as kept,
          sum(greatest(1024, pg_column_size(v.schema) + pg_column_size(v.note)))::int as taken
        from screen s join screen_version v using (company_id, app_id, screen_id)
        where s.company_id = ${company} and s.screen_id like 'sums/%'
        group by s.screen_id, s.version_bytes order by s.screen_id`.execute(trx);
      return rows;
    });

  it('has what every version takes in the sum of its screen, however many are published at once', async () => {
    const words = (at: number) => Array.from({ length: 400 * at }, (_, index) => `${at} ${index}`).join();
    const texts = ['a/x', 'b/x', 'a/y', 'b/y', 'a/z'].map((text, at) => [`sums/${text[0]}`, words(at)] as const);
    expect(await Promise.all(texts.map(([id, text]) => publish(id, text)))).toEqual(texts.map(() => 200));
    expect((await owner.post(`${prefix}/sums/a/rollback`, { version: 1 })).status).toBe(200);
    const screens = [
      { id: 'sums/b', schema: page('b'), from: 2 },
      { id: 'sums/c', schema: page('c'), from: 0 },
    ];
    expect((await owner.post(`${prefix}/publish`, { screens })).status).toBe(200);
    const found = await sums();
    expect(found.map(({ id, versions }) => [id, versions])).toEqual([
      ['sums/a', 4],
      ['sums/b', 3],
      ['sums/c', 1],
    ]);
    expect(found.map(({ kept }) => kept)).toEqual(found.map(({ taken }) => taken));
    expect(found[2]?.kept).toBe(1024);
    expect(found[0]!.kept).toBeGreaterThan(4 * 1024);
  });

  it('keeps the sum when a draft comes and goes, and when the override is taken away', async () => {
    const before = await sums();
    expect((await owner.post(`${prefix}/sums/a/draft`, { schema: page('draft') })).status).toBe(200);
    expect((await owner.send(`${prefix}/sums/a/draft`, { method: 'DELETE' })).status).toBe(200);
    expect((await owner.send(`${prefix}/sums/a`, { method: 'DELETE' })).status).toBe(200);
    expect(await sums()).toEqual(before);
  });

  it('decides by the sums, without a look at the versions', async () => {
    const set = (bytes: number) =>
      platform.services.database.tenant(company, (trx) =>
        trx
          .updateTable('screen')
          .set({ version_bytes: bytes })
          .where('company_id', '=', company)
          .where('screen_id', '=', 'sums/c')
          .execute(),
      );
    await set(1024 * 1024);
    expect(await publish('sums/a', 'full')).toBe(409);
    expect((await owner.post(`${prefix}/sums/d/draft`, { schema: page('full') })).status).toBe(409);
    await set(1024);
    expect(await publish('sums/a', 'room')).toBe(200);
  });
});
