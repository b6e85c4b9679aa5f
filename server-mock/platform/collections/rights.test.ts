import { beforeAll, expect, it } from 'vitest';
import type { Collection } from '../../../src/types/generated/contracts/collections.ts';
import { addMember } from '../../../tests/support/add-member.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';
import { demoId } from '../../operations/demo/data.ts';

const apps = '/api/company/globex/app';
const collection = `${apps}/shop/collection/goods`;
const data = `${apps}/shop/data/goods`;

onOneEngine((engine) => {
  let server: DemoPlatform;
  const people = {} as Record<'owner' | 'designer' | 'sales' | 'store' | 'plain', Person>;

  const give = (name: string, level: string, roles: string[], app = 'shop') =>
    people.owner.post(`${apps}/${app}/member/${demoId(`${name}@example.com`)}`, { level, roles });

  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    people.owner = await server.person('owner@example.com');
    for (const name of ['designer', 'sales', 'store', 'plain'] as const)
      people[name] = await addMember(server, name, 'globex');
    for (const key of ['shop', 'other']) await people.owner.post(`${apps}`, { name: key, key });
    await people.owner.post(`${apps}/shop/collection`, {
      ...{ name: 'Goods', key: 'goods' },
      fields: [{ key: 'title', type: 'text' }],
    });
    await give('designer', 'designer', []);
    await give('sales', '', ['Sales']);
    await give('store', 'user', ['Store']);
    // A role of the same name in another app gives nothing here.
    await give('plain', '', ['Sales', 'Store'], 'other');
  });

  const may = (rights: object, by = people.owner) => by.post(collection, { rights });

  /** What each person gets for reading, making, changing and removing. */
  async function answers(): Promise<Record<string, number[]>> {
    const found: Record<string, number[]> = {};
    for (const [name, person] of Object.entries(people)) {
      const { id, version } = (await people.owner.post<{ id: string; version: number }>(data, { title: 'A' })).json
        .data;
      const calls = [
        await person.get(data),
        await person.post(data, { title: 'B' }),
        await person.send(`${data}/${id}`, {
          method: 'PATCH',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ title: 'C', version }),
        }),
        await person.send(`${data}?ids=${id}`, { method: 'DELETE' }),
      ];
      found[name] = calls.map(({ status }) => status);
    }
    return found;
  }

  it('gives rights to people with a role in the app, and always to those who build it', async () => {
    const all = [200, 200, 200, 200];
    expect((await may({ read: ['Sales', 'Store'], write: ['Sales'], remove: 'admin' })).status).toBe(200);
    expect(await answers()).toEqual({
      ...{ owner: all, designer: all },
      ...{ sales: [200, 200, 200, 403], store: [200, 403, 403, 403], plain: [404, 404, 404, 404] },
    });
    await may({ read: 'member', write: ['user'], remove: ['Store', 'Sales'] });
    expect(await answers()).toEqual({
      ...{ owner: all, designer: all },
      ...{ sales: [200, 403, 403, 200], store: all, plain: [200, 403, 403, 403] },
    });
  });

  it('asks for the role anew with each call', async () => {
    await may({ read: ['Sales'], write: 'admin', remove: 'admin' });
    expect((await people.sales.get(data)).status).toBe(200);
    await give('sales', '', []);
    expect((await people.sales.get(data)).status).toBe(404);
    await give('sales', '', ['Sales']);
    expect((await people.sales.get(data)).status).toBe(200);
  });

  it('names the roles that rights can be given to, also those that nobody has any more', async () => {
    await may({ read: ['Former', 'Sales'], write: 'member', remove: 'admin' });
    const { json } = await people.designer.get<Collection>(collection);
    expect(json.data).toMatchObject({
      roles: ['Former', 'Sales', 'Store', 'user'],
      rights: { read: ['Former', 'Sales'] },
    });
  });

  it('refuses rights that are given to nobody or to too many, and changes nothing', async () => {
    const before = (await people.owner.get<Collection>(collection)).json.data;
    for (const read of [[], [''], ['x'.repeat(41)], Array.from({ length: 21 }, (_, at) => `r${at}`), 'everybody', 7])
      expect((await may({ ...before.rights, read })).status).toBe(422);
    expect((await may({ read: ['Sales'], write: 'admin', remove: 'admin' }, people.sales)).status).toBe(403);
    expect((await people.owner.get<Collection>(collection)).json.data).toEqual(before);
  });
});
