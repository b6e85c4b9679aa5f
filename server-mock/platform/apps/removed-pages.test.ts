import { beforeAll, expect, it } from 'vitest';
import type { App, RemovedPagesAnswer } from '../../../src/types/generated/contracts/apps.ts';
import { auditOf } from '../../../tests/support/audit.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';
import { demoId } from '../../operations/demo/data.ts';
import { purgePages } from './purge.ts';

const apps = '/api/company/globex/app';
const companyId = demoId('company:globex');
const day = 24 * 60 * 60;

onOneEngine((engine) => {
  let server: DemoPlatform;
  let owner: Person;
  let member: Person;
  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    await signIn();
  });

  async function signIn(): Promise<void> {
    [owner, member] = (await Promise.all(['owner@example.com', 'member'].map(server.person))) as [Person, Person];
  }
  /** Lets time go by. Sessions end meanwhile, so people sign in again. */
  async function later(seconds: number): Promise<void> {
    server.later(seconds);
    await signIn();
  }
  const add = (app: string, body: object) => owner.post<{ key: string }>(`${apps}/${app}/page`, body);
  const tree = async (app: string) =>
    (await owner.get<App>(`${apps}/${app}`)).json.data.pages.map(({ key, path }) => [...path, key].join('/'));
  const remove = (app: string, key: string) => owner.send(`${apps}/${app}/page/${key}`, { method: 'DELETE' });
  const restore = (app: string, key: string, by = owner) =>
    by.post<{ address: string }>(`${apps}/${app}/removed-page/${key}`);
  const removed = async (app: string) =>
    (await owner.get<RemovedPagesAnswer>(`${apps}/${app}/removed-page`)).json.data.items;
  const shown = async (app: string, key: string) =>
    member.get<{ schema: { body: unknown } }>(`${apps}/${app}/screen/page/${key}`);
  const make = (key: string) => owner.post(apps, { name: key, key });

  it('restores a page with its content, its draft and its place', async () => {
    await make('back');
    for (const name of ['One', 'Two', 'Three']) await add('back', { name });
    await add('back', { name: 'Inside', parent: 'two' });
    const schema = { type: 'page', title: 'Two', body: 'Second version' };
    await owner.post(`${apps}/back/screen/page/two/publish`, { schema, note: 'second' });
    await owner.post(`${apps}/back/screen/page/two/draft`, { schema: { ...schema, body: 'Draft' } });
    await owner.post(`${apps}/back/page/two`, { icon: 'star' });
    expect((await remove('back', 'two')).status).toBe(200);
    expect(await tree('back')).toEqual(['one', 'inside', 'three']);
    expect((await shown('back', 'two')).status).toBe(404);
    const [line] = await removed('back');
    expect(line).toMatchObject({ key: 'two', name: 'Two', icon: 'star', type: 1 });
    // The key is kept. A page of the same name gets another one.
    expect((await add('back', { name: 'Other', key: 'two' })).status).toBe(409);
    expect((await owner.post(`${apps}/back/page/two`, { name: 'Other' })).status).toBe(404);
    expect((await restore('back', 'two', member)).status).toBe(403);
    expect((await restore('back', 'two')).json.data.address).toBe('/company/globex/app/back/two');
    expect(await tree('back')).toEqual(['one', 'two', 'inside', 'three']);
    expect((await shown('back', 'two')).json.data.schema).toMatchObject({ body: 'Second version' });
    const draft = await owner.get<{ schema: { body: string } }>(`${apps}/back/screen/page/two/draft`);
    expect(draft.json.data.schema.body).toBe('Draft');
    expect([await removed('back'), (await restore('back', 'two')).status]).toEqual([[], 404]);
    const actions = (await auditOf(server.services, companyId)).filter(({ target }) => target === 'two');
    expect(actions.map(({ action }) => action)).toEqual(expect.arrayContaining(['page.removed', 'page.restored']));
  });

  it('puts a page to the top whose outer page is not there', async () => {
    await make('outer');
    await add('outer', { name: 'Room' });
    await add('outer', { name: 'Shelf', parent: 'room' });
    await remove('outer', 'shelf');
    await remove('outer', 'room');
    expect((await restore('outer', 'shelf')).status).toBe(200);
    expect(await tree('outer')).toEqual(['shelf']);
    await restore('outer', 'room');
    expect(await tree('outer')).toEqual(['room', 'shelf']);
  });

  it('does not count and does not find removed pages', async () => {
    await make('counted');
    for (const name of ['Xylo one', 'Xylo two']) await add('counted', { name });
    await remove('counted', 'xylo-one');
    const { items } = (await owner.get<{ items: { key: string; pages: number }[] }>(apps)).json.data;
    expect(items.find(({ key }) => key === 'counted')?.pages).toBe(1);
    expect((await owner.get('/api/find?words=xylo')).text).not.toContain('xylo-one');
    const file = await owner.get(`${apps}/counted/export`);
    expect(file.text).not.toContain('xylo-one');
  });

  it('deletes a page after 30 days with its drafts and versions, and gives its key to a new one', async () => {
    await make('gone');
    for (const name of ['Early', 'Late']) await add('gone', { name });
    const schema = { type: 'page', title: 'Early', body: 'Old words' };
    await owner.post(`${apps}/gone/screen/page/early/publish`, { schema, note: 'old note' });
    await owner.post(`${apps}/gone/screen/page/early/draft`, { schema });
    await remove('gone', 'early');
    await later(day);
    await remove('gone', 'late');
    await later(29 * day - 60);
    await purgePages(server.services);
    expect((await removed('gone')).map(({ key }) => key)).toEqual(['late', 'early']);
    await later(120);
    expect((await restore('gone', 'early')).status).toBe(404);
    await purgePages(server.services);
    const versions = await owner.get(`${apps}/gone/screen/page/early/versions`);
    expect(versions.text).not.toContain('old note');
    const rest = await server.services.database.tenant(companyId, (trx) =>
      trx.selectFrom('screen_version').select('schema').where('screen_id', '=', 'page/early').execute(),
    );
    expect(rest.map((row) => row.schema)).toEqual([{ type: 'page' }]);
    expect((await removed('gone')).map(({ key }) => key)).toEqual(['late']);
    expect((await add('gone', { name: 'Early' })).json.data.key).toBe('early');
    expect((await shown('gone', 'early')).json.data.schema.body).toEqual([]);
    await later(day);
    await purgePages(server.services);
    expect(await removed('gone')).toEqual([]);
    const purged = (await auditOf(server.services, companyId)).filter(({ action }) => action === 'page.purged');
    expect(purged.map(({ target }) => target)).toEqual(expect.arrayContaining(['early', 'late']));
  });
});
