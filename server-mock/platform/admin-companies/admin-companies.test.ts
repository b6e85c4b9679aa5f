import { beforeAll, expect, it } from 'vitest';
import type { ListEveryCompanyAnswer } from '../../../src/types/generated/contracts/admin-companies.ts';
import { auditOf } from '../../../tests/support/audit.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';

onOneEngine((engine) => {
  let platform: DemoPlatform;
  let admin: Person;
  const path = '/api/admin/company';
  const list = async (query = '') => (await admin.get<ListEveryCompanyAnswer>(path + query)).json.data;
  const add = (body: object) =>
    admin.post<ListEveryCompanyAnswer['items'][number]>(path, { name: 'Initech', owner: 'owner@example.com', ...body });

  beforeAll(async () => {
    platform = await startDemoPlatform(engine);
    admin = await platform.person('admin');
  });

  it('lists every company with its owners, a page at a time', async () => {
    const { items, total } = await list('?perPage=1&page=2');
    expect(total).toBe(2);
    expect(items).toEqual([
      expect.objectContaining({ key: 'globex', name: 'Globex', owners: 'owner@example.com', state: 'active' }),
    ]);
    expect((await list('?orderBy=key&orderDir=desc')).items.map(({ key }) => key)).toEqual(['globex', 'acme']);
    expect((await list('?keywords=CM')).items.map(({ key }) => key)).toEqual(['acme']);
    expect((await list('?keywords=%25')).items).toEqual([]);
    expect(await list('?state=disabled')).toEqual({ items: [], total: 0 });
  });

  it('is for platform administrators alone', async () => {
    const owner = await platform.person('owner');
    expect((await owner.get(path)).status).toBe(403);
    expect((await owner.post(path, { name: 'A', owner: 'owner@example.com' })).status).toBe(403);
    expect((await owner.post(`${path}/1/disable`)).status).toBe(403);
  });

  it('makes a company whose owner finds it at once', async () => {
    const { data } = (await add({ nameshort: 'IT' })).json;
    expect(data).toMatchObject({ key: 'initech', name: 'Initech', nameshort: 'IT', owners: 'owner@example.com' });
    const own = (await (await platform.person('owner')).get<{ items: object[] }>('/api/company')).json.data.items;
    expect(own).toContainEqual(expect.objectContaining({ key: 'initech', role: 'owner' }));
    expect(await auditOf(platform.services, data.id)).toContainEqual(
      expect.objectContaining({ action: 'company.created', detail: { id: data.id, name: 'Initech' } }),
    );
  });

  it.each([
    [{ key: 'Acme' }, 409, 'key'],
    [{ key: 'apply' }, 422, 'key'],
    [{ owner: 'nobody@example.com' }, 422, 'owner'],
    [{ name: '\u200b' }, 422, 'name'],
  ])('refuses %j at its field', async (body, status, field) => {
    const answer = await add(body);
    expect(answer.status).toBe(status);
    expect(answer.json).toMatchObject({ errors: { [field]: expect.any(String) } });
  });

  it('finds another key for a second company of a name', async () => {
    expect((await add({ name: 'Twice' })).json.data.key).toBe('twice');
    expect((await add({ name: 'Twice' })).json.data.key).toBe('twice-2');
  });

  it('closes a company to everybody until it is restored', async () => {
    const globex = (await list('?keywords=globex')).items[0]!;
    const owner = await platform.person('owner');
    const desk = () => owner.get('/api/company/globex/app');
    expect((await admin.post(`${path}/${globex.id}/disable`)).json.data).toMatchObject({ state: 'disabled' });
    expect((await desk()).status).toBe(403);
    expect(JSON.stringify((await owner.get('/api/company')).json.data)).not.toContain('globex');
    expect((await list('?state=disabled')).items.map(({ key }) => key)).toEqual(['globex']);
    expect((await admin.post(`${path}/${globex.id}/restore`)).json.data).toMatchObject({ state: 'active' });
    expect((await desk()).status).toBe(200);
    expect((await admin.post(`${path}/1/restore`)).status).toBe(404);
  });
});
