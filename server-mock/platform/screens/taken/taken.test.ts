import { afterAll, beforeAll, expect, it } from 'vitest';
import { onOneEngine } from '../../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../../tests/support/demo-platform.ts';
import { EventReader } from '../../../../tests/support/event-reader.ts';
import type { Person } from '../../../../tests/support/person.ts';

interface Counted {
  version: number;
  browsers: number;
  isCounting: boolean;
}

onOneEngine((engine) => {
  let server: DemoPlatform;
  let owner: Person;
  const readers: EventReader[] = [];

  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    owner = await server.person('owner@example.com');
  });
  afterAll(() => {
    for (const reader of readers) reader.close();
  });

  const address = (name: string) => `/api/company/globex/screen/${name}`;
  const tab = (name: string) => name.padEnd(16, '-');
  /** Publishes, and waits until an open tab has heard of it. */
  async function publish(name: string, schema: object, reader: EventReader): Promise<number> {
    const { version } = (await owner.post<{ version: number }>(`${address(name)}/publish`, { schema })).json.data;
    await reader.until(({ data }) => data['id'] === name && data['version'] === version);
    return version;
  }
  const count = (name: string, version: number, who = owner) =>
    who.get<Counted>(`${address(name)}/taken?version=${version}`);
  const counted = async (name: string, version: number) => (await count(name, version)).json.data.browsers;
  const fetchAs = (who: Person, name: string, from: string) =>
    who.send(address(name), { headers: { 'x-tab': tab(from) } });

  /** Opens a tab that follows events. */
  async function openTab(who: Person, name: string): Promise<EventReader> {
    const cookie = [...who.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    const reader = await EventReader.open(`${server.base}/api/screen-events?tab=${tab(name)}`, { cookie });
    readers.push(reader);
    return reader;
  }

  it('counts each open tab once that has fetched the version, and only while it is open', async () => {
    const member = await server.person('member');
    const [first] = await Promise.all([openTab(member, 'a'), openTab(member, 'b'), openTab(member, 'idle')]);
    const version = await publish('docs/counted', { type: 'page', body: 'one' }, first!);
    expect((await count('docs/counted', version)).json.data).toEqual({ version, browsers: 0, isCounting: true });
    for (const name of ['a', 'a', 'b']) await fetchAs(member, 'docs/counted', name);
    // Neither a tab that follows no events nor a request without a name is an open browser.
    await fetchAs(member, 'docs/counted', 'made-up');
    await member.get(address('docs/counted'));
    expect(await counted('docs/counted', version)).toBe(2);
    first!.close();
    await expect.poll(() => counted('docs/counted', version)).toBe(1);
    server.later(31);
    expect((await count('docs/counted', version)).json.data.isCounting).toBe(false);
    await fetchAs(member, 'docs/counted', 'idle');
    expect(await counted('docs/counted', version)).toBe(1);
  });

  it('counts a page that a published part stands in', async () => {
    const member = await server.person('member');
    const reader = await openTab(member, 'of-part');
    const title = { type: 'tpl', wrapperComponent: 'h1', tpl: 'i18n:desk.title' };
    const version = await publish('company/desk-title', title, reader);
    await fetchAs(member, 'company/desk', 'of-part');
    expect(await counted('company/desk-title', version)).toBe(1);
  });

  it('is shown to those who may publish the screen there, and to nobody else', async () => {
    const member = await server.person('member');
    const version = await publish('docs/secret', { type: 'page', body: 'x' }, await openTab(member, 'there'));
    expect((await count('docs/secret', version, member)).status).toBe(403);
    expect((await count('docs/secret', version, server.visitor())).status).toBe(401);
    expect((await count('docs/secret', version + 1)).status).toBe(404);
  });
});
