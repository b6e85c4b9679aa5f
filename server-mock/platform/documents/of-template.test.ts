import { beforeAll, expect, it } from 'vitest';
import type { GroupMade, Made } from '../../../src/types/generated/contracts/widget-templates.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';

onOneEngine((engine) => {
  let server: DemoPlatform;
  const people = {} as Record<'admin' | 'owner' | 'member', Person>;
  const ids = {} as Record<'platform' | 'company' | 'app' | 'foreign', number>;

  const make = async (by: Person, prefix: string): Promise<number> => {
    const group = (await by.post<GroupMade>(`${prefix}/group/create`, { name: 'G' })).json.data.id;
    return (await by.post<Made>(`${prefix}/create`, { name: 'Card', type: group, widgetType: 1 })).json.data.id;
  };

  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    for (const name of ['admin', 'owner', 'member'] as const) people[name] = await server.person(name);
    ids.platform = await make(people.admin, '/api/widgetTemplate');
    ids.company = await make(people.owner, '/api/company/globex/widgetTemplate');
    ids.app = await make(people.owner, '/api/company/globex/app/crm/widgetTemplate');
    ids.foreign = await make(people.admin, '/api/company/acme/app/crm/widgetTemplate');
  });

  const open = async (by: Person, path: string) => {
    const { status, text } = await by.get(path, { accept: 'text/html' });
    const params = /"params":(\{[^}]*\})/.exec(text)?.[1];
    return { status, params: params ? JSON.parse(params) : undefined };
  };
  const found = (keys: object) => ({
    status: 200,
    params: { area: 'widget-template', template: 'Card', widgetType: '1', ...keys },
  });

  it('opens the editor of a template, whose level comes from the template', async () => {
    expect(await open(people.admin, `/platform/widget-template/edit/${ids.platform}`)).toEqual(found({}));
    expect(await open(people.owner, `/company/globex/widget-template/edit/${ids.company}`)).toEqual(
      found({ companyKey: 'globex' }),
    );
    expect(await open(people.owner, `/design/widget-template/edit/${ids.app}`)).toEqual(
      found({ companyKey: 'globex', appKey: 'crm' }),
    );
  });

  it('answers alike about what is foreign, of another level and what does not exist', async () => {
    for (const [by, path] of [
      [people.owner, `/design/widget-template/edit/${ids.foreign}`],
      [people.owner, `/design/widget-template/edit/${ids.company}`],
      [people.member, `/design/widget-template/edit/${ids.app}`],
      [people.owner, `/company/globex/widget-template/edit/${ids.app}`],
      [people.owner, `/company/globex/widget-template/edit/${ids.platform}`],
      [people.admin, `/platform/widget-template/edit/${ids.company}`],
      [people.owner, '/design/widget-template/edit/12345'],
      [people.owner, '/design/widget-template/edit/none'],
      [people.owner, '/company/globex/app/crm/widget-template/12345'],
    ] as const)
      expect([path, await open(by, path)]).toEqual([path, { status: 404, params: undefined }]);
    expect((await open(people.member, `/company/acme/widget-template/edit/${ids.company}`)).status).toBe(403);
    expect((await open(people.owner, `/platform/widget-template/edit/${ids.platform}`)).status).toBe(403);
  });

  it('opens the editor of an app for its designers', async () => {
    const members = await people.owner.get<{ items: { id: number; email: string }[] }>(
      '/api/company/globex/app/crm/member',
    );
    const { id } = members.json.data.items.find(({ email }) => email === 'member@example.com')!;
    await people.owner.post(`/api/company/globex/app/crm/member/${id}`, { level: 'designer', roles: '' });
    expect((await open(people.member, `/design/widget-template/edit/${ids.app}`)).status).toBe(200);
  });

  it('shows a template by itself, which previews are made of', async () => {
    expect((await open(people.owner, `/company/globex/app/crm/widget-template/${ids.app}`)).status).toBe(200);
    expect((await open(people.owner, `/company/globex/app/crm/widget-template/${ids.company}`)).status).toBe(404);
    const source = await people.owner.get<{ address: string }>(
      `/api/company/globex/screen/widget-template/${ids.company}/source`,
    );
    expect(source.json.data.address).toBe(`/company/globex/widget-template/${ids.company}`);
  });
});
