import { beforeAll, expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';
import { screenReadRule } from '../../kernel/limits/index.ts';
import { mostScreens } from './room.ts';

const prefix = '/api/company/globex/screen';
const schema = { type: 'page', body: 'x' };

onOneEngine((engine) => {
  let server: DemoPlatform;
  let owner: Person;
  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    owner = await server.person('owner@example.com');
  });

  const kept = async (id: string, work = 'draft') => (await owner.post(`${prefix}/${id}/${work}`, { schema })).status;
  const globex = async () => (await server.services.companies.findByKey('globex'))!.id;
  const count = async () => {
    const company = await globex();
    return server.services.database.tenant(company, async (trx) => {
      const rows = await trx.selectFrom('screen').select('screen_id').where('company_id', '=', company).execute();
      return rows.length;
    });
  };

  it('makes no row for the name of a screen that nobody has made', async () => {
    const before = await count();
    expect((await owner.send(`${prefix}/sales/never-made`, { method: 'DELETE' })).status).toBe(404);
    expect(await count()).toBe(before);
  });

  it('keeps no more than so many screens of a company, and goes on with those that it has', async () => {
    expect(await kept('sales/drafted')).toBe(200);
    expect(await kept('sales/published', 'publish')).toBe(200);
    const [company, before] = [await globex(), await count()];
    await server.services.database.tenant(company, (trx) =>
      trx
        .insertInto('screen')
        .values(
          Array.from({ length: mostScreens - before }, (_, at) => ({
            company_id: company,
            app_id: -1,
            screen_id: `many/s${String(at)}`,
          })),
        )
        .execute(),
    );
    expect(await kept('sales/further')).toBe(409);
    expect(await kept('sales/further', 'publish')).toBe(409);
    expect(await kept('sales/drafted')).toBe(200);
    expect(await kept('sales/drafted', 'publish')).toBe(200);
    expect(await kept('sales/published', 'publish')).toBe(200);
    expect(await count()).toBe(mostScreens);
  });

  it('does not count widget templates', async () => {
    const templates = '/api/company/globex/widgetTemplate';
    const group = await owner.post<{ id: number }>(`${templates}/group/create`, { name: 'G' });
    const body = { name: 'T', type: group.json.data.id, widgetType: 1 };
    expect((await owner.post(`${templates}/create`, body)).status).toBe(200);
    expect(await kept('sales/further')).toBe(409);
  });

  it('gets a name back when its draft is thrown away, and has a place for each shipped screen', async () => {
    const company = await globex();
    await server.services.database.tenant(company, (trx) =>
      trx.deleteFrom('screen').where('company_id', '=', company).where('screen_id', '=', 'many/s0').execute(),
    );
    const throwAway = async (id: string) => (await owner.send(`${prefix}/${id}/draft`, { method: 'DELETE' })).status;
    expect([await kept('sales/one'), await kept('sales/two')]).toEqual([200, 409]);
    expect([await throwAway('sales/one'), await throwAway('sales/one')]).toEqual([200, 404]);
    expect(await kept('sales/two')).toBe(200);
    expect(await kept('company/desk')).toBe(200);
    const { query } = server.services.database;
    const thrown = query.selectFrom('audit').select('target').where('action', '=', 'screen.draft-remove');
    expect(await server.services.database.everyCompany((trx) => trx.executeQuery(thrown))).toMatchObject({
      rows: [{ target: 'sales/one' }],
    });
  });

  it('keeps what is published when a draft of it is thrown away', async () => {
    expect(await kept('sales/published')).toBe(200);
    const draft = `${prefix}/sales/published/draft`;
    expect((await owner.send(draft, { method: 'DELETE' })).status).toBe(200);
    expect((await owner.get(draft)).status).toBe(404);
    expect((await owner.get(`${prefix}/sales/published`)).status).toBe(200);
  });

  it('lets an account look at lists, differences and files so often in an hour', async () => {
    const reads = ['', '/company/desk/diff', '/company/desk/export'].map((path) => prefix + path);
    for (const path of reads) expect((await owner.get(path)).status).toBe(200);
    const { query } = server.services.database;
    const counter = query.updateTable('limit_counter').where('key', 'like', 'screen-read:%');
    await counter.set({ hits: screenReadRule.limit }).execute();
    for (const path of reads) expect((await owner.get(path)).status).toBe(429);
  });
});
