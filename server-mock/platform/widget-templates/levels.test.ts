import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type {
  GroupMade,
  ListWidgetTemplatesAnswer,
  Made,
  WidgetTemplateContentAnswer,
} from '../../../src/types/generated/contracts/widget-templates.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';

/** Where calls are made, and where what they are about lies. */
const prefixes = {
  platform: '/api/widgetTemplate',
  company: '/api/company/globex/widgetTemplate',
  app: '/api/company/globex/app/crm/widgetTemplate',
  sibling: '/api/company/globex/app/second/widgetTemplate',
  foreign: '/api/company/acme/widgetTemplate',
} as const;
type Place = keyof typeof prefixes;
const callers = ['platform', 'company', 'app'] as const;

/** What each level sees besides its own. */
const above: Record<(typeof callers)[number], readonly Place[]> = {
  platform: [],
  company: ['platform'],
  app: ['company', 'platform'],
};

interface Pair {
  group: number;
  template: number;
}

onOneEngine((engine) => {
  let server: DemoPlatform;
  const people = {} as Record<'admin' | 'owner' | 'member', Person>;
  const made = {} as Record<Place, Pair>;
  const byPlace = (place: Place): Person => (place === 'platform' || place === 'foreign' ? people.admin : people.owner);

  async function make(place: Place, suffix = ''): Promise<Pair> {
    const [prefix, by] = [prefixes[place], byPlace(place)];
    const group = await by.post<GroupMade>(`${prefix}/group/create`, { name: `G${suffix}` });
    const { id } = group.json.data;
    const body = { name: `T${suffix}`, type: id, widgetType: 1 };
    const template = await by.post<Made>(`${prefix}/create`, body);
    return { group: id, template: template.json.data.id };
  }

  let picture: Buffer;

  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#369' } })
      .png()
      .toBuffer();
    for (const name of ['admin', 'owner', 'member'] as const) people[name] = await server.person(name);
    await people.owner.post('/api/company/globex/app', { name: 'Second', key: 'second' });
    for (const place of Object.keys(prefixes) as Place[]) made[place] = await make(place);
  });

  /** Calls about one template or group. */
  const calls: Record<string, (by: Person, prefix: string, at: Pair) => Promise<{ status: number }>> = {
    'group/info': (by, prefix, { group }) => by.post(`${prefix}/group/info/${group}`, { name: 'G' }),
    'group/delete': (by, prefix, { group }) => by.send(`${prefix}/group/delete/${group}`, { method: 'DELETE' }),
    info: (by, prefix, { template }) => by.post(`${prefix}/info/${template}`, { description: 'changed' }),
    copy: (by, prefix, { template }) => by.post(`${prefix}/copy/${template}`, {}),
    exports: (by, prefix, { template }) => by.get(`${prefix}/exports/${template}`),
    delete: (by, prefix, { template }) => by.send(`${prefix}/delete/${template}`, { method: 'DELETE' }),
    screenshot: (by, prefix, { template }) => by.upload(`${prefix}/screenshot/${template}`, picture, 'shot.png'),
    deletes: (by, prefix, { template }) => by.send(`${prefix}/deletes/${template}`, { method: 'DELETE' }),
  };
  /** What each answers about the own level: the group is in use, and what a call deletes is made anew. */
  const own: Record<string, number> = { 'group/delete': 409 };

  const cases = callers.flatMap((level) =>
    Object.keys(calls).flatMap((call) => (Object.keys(prefixes) as Place[]).map((place) => ({ level, call, place }))),
  );

  it.each(cases)('$level calls $call about what is of: $place', async ({ level, call, place }) => {
    const wanted = place === level ? (own[call] ?? 200) : above[level].includes(place) ? 403 : 404;
    const about = place === level && call.startsWith('delete') ? await make(place, `-${call.length}`) : made[place];
    expect((await calls[call]!(byPlace(level), prefixes[level], about)).status).toBe(wanted);
  });

  const group422 = callers.flatMap((level) => (Object.keys(prefixes) as Place[]).map((place) => ({ level, place })));

  it.each(group422)('$level puts templates into groups of its own, not of: $place', async ({ level, place }) => {
    const [by, prefix, isOwn] = [byPlace(level), prefixes[level], place === level];
    const body = { name: 'Grouped', type: made[place].group, widgetType: 1 };
    const created = await by.post<Made>(`${prefix}/create`, body);
    expect(created.status).toBe(isOwn ? 200 : 422);
    const moved = await by.post(`${prefix}/info/${made[level].template}`, { typeId: made[place].group });
    expect(moved.status).toBe(isOwn ? 200 : 422);
    if (isOwn) await by.send(`${prefix}/delete/${created.json.data.id}`, { method: 'DELETE' });
  });

  it.each(callers)('%s counts the uses of what its own level and those above show', async (level) => {
    const [by, prefix] = [byPlace(level), prefixes[level]];
    for (const place of Object.keys(prefixes) as Place[]) {
      const { status } = await by.post(`${prefix}/used/${made[place].template}`, {});
      expect([place, status]).toEqual([place, place === level || above[level].includes(place) ? 200 : 404]);
    }
  });

  it.each(callers)('%s answers alike about what is foreign and what does not exist', async (level) => {
    for (const call of Object.values(calls)) {
      const unknown = await call(byPlace(level), prefixes[level], { group: 5, template: 5 });
      const foreign = await call(byPlace(level), prefixes[level], made.foreign);
      const told = ({ status, json }: { status: number; json?: object }) => [status, json];
      expect(told(foreign)).toEqual(told(unknown));
    }
  });

  it.each(callers)('%s lists its own level and those above', async (level) => {
    const { items } = (await byPlace(level).get<ListWidgetTemplatesAnswer>(`${prefixes[level]}/list?keywords=T`)).json
      .data;
    const listed = new Set(items.map(({ id }) => id));
    for (const place of Object.keys(prefixes) as Place[])
      expect([place, listed.has(made[place].template)]).toEqual([
        place,
        place === level || above[level].includes(place),
      ]);
  });

  it.each(callers)('%s copies what its own level and those above show, once it is enabled', async (level) => {
    const content = (id: number) => byPlace(level).get<WidgetTemplateContentAnswer>(`${prefixes[level]}/content/${id}`);
    for (const place of Object.keys(prefixes) as Place[]) {
      const { status } = await content(made[place].template);
      expect([place, status]).toEqual([place, place === level || above[level].includes(place) ? 200 : 404]);
    }
    const { template } = await make(level, '-off');
    const { schema } = (await content(template)).json.data;
    expect(schema).toMatchObject({ type: 'page', body: [] });
    await byPlace(level).post(`${prefixes[level]}/info/${template}`, { status: 0 });
    expect((await content(template)).status).toBe(404);
  });

  describe('people', () => {
    const reads = ['list', 'group', 'group/current', 'exportWidgetTpl'];
    const answers = async (by: Person, prefix: string) => {
      const read = await Promise.all(reads.map((call) => by.get(`${prefix}/${call}`)));
      const wrote = await by.post(`${prefix}/group/create`, { name: `P${Math.trunc(performance.now()) % 1e6}` });
      return new Set([...read, wrote].map(({ status }) => status));
    };

    it.each([
      ['a member', () => people.member, 'platform', 403],
      ['an owner', () => people.owner, 'platform', 403],
      ['an owner of another company', () => people.owner, 'foreign', 403],
      ['a platform administrator who is no member', () => people.admin, 'company', 403],
      ['a platform administrator who is no member', () => people.admin, 'app', 403],
      ['a member', () => people.member, 'company', 403],
      ['a member', () => people.member, 'app', 403],
      ['an owner', () => people.owner, 'company', 200],
      ['an owner', () => people.owner, 'app', 200],
    ] as const)('%s at the level of: %s', async (_, person, place, status) => {
      expect(await answers(person(), prefixes[place])).toEqual(new Set([status]));
    });

    it('designers manage those of their app, and no others', async () => {
      const members = await people.owner.get<{ items: { id: number; email: string }[] }>(
        '/api/company/globex/app/crm/member',
      );
      const { id } = members.json.data.items.find(({ email }) => email === 'member@example.com')!;
      await people.owner.post(`/api/company/globex/app/crm/member/${id}`, { level: 'designer', roles: '' });
      expect(await answers(people.member, prefixes.app)).toEqual(new Set([200]));
      expect(await answers(people.member, prefixes.sibling)).toEqual(new Set([403]));
      expect(await answers(people.member, prefixes.company)).toEqual(new Set([403]));
    });

    it('visitors sign in first', async () => {
      expect((await server.visitor().get(`${prefixes.platform}/list`)).status).toBe(401);
    });

    it('nobody builds in an archived app', async () => {
      await people.owner.post('/api/company/globex/app/second/archive', { isArchived: true });
      const { prefix, by } = { prefix: prefixes.sibling, by: people.owner };
      expect((await by.get(`${prefix}/list`)).status).toBe(200);
      expect((await by.post(`${prefix}/info/${made.sibling.template}`, { status: 0 })).status).toBe(409);
    });
  });
});
