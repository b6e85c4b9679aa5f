import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addMember } from '../../../tests/support/add-member.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import { EventReader } from '../../../tests/support/event-reader.ts';
import type { Person } from '../../../tests/support/person.ts';
import { demoId } from '../../operations/demo/data.ts';

const company = '/api/company/globex';

/** Events of screens reach those who may enter the app of the screen, live and after a reconnect. */
onOneEngine((engine) => {
  let server: DemoPlatform;
  let owner: Person;
  let user: Person;
  let outsider: Person;
  const readers: EventReader[] = [];
  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    owner = await server.person('owner@example.com');
    user = await addMember(server, 'user', 'globex');
    outsider = await addMember(server, 'outsider', 'globex');
    for (const key of ['closed', 'open']) await owner.post(`${company}/app`, { name: key, key });
    await owner.post(`${company}/app/closed`, { openTo: 'roles' });
    await give('user', 'user');
  });
  afterAll(() => {
    for (const reader of readers) reader.close();
  });

  const give = (name: string, level: '' | 'user') =>
    owner.post(`${company}/app/closed/member/${demoId(`${name}@example.com`)}`, { level, roles: [] });

  async function listen(person: Person, lastEventId?: string): Promise<EventReader> {
    const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers: Record<string, string> =
      lastEventId === undefined ? { cookie } : { cookie, 'last-event-id': lastEventId };
    const reader = await EventReader.open(`${server.base}/api/screen-events`, headers);
    readers.push(reader);
    return reader;
  }

  let count = 0;
  /** Publishes a screen of an app and then one that everybody hears of. Answers their ids. */
  async function publish(app: string): Promise<{ id: string; end: string }> {
    count += 1;
    const [id, end] = [`sales/${app}${count}`, `docs/end${count}`];
    const schema = { type: 'page', body: id };
    expect((await owner.post(`${company}/app/${app}/screen/${id}/publish`, { schema })).status).toBe(200);
    expect((await owner.post(`${company}/screen/${end}/publish`, { schema })).status).toBe(200);
    return { id, end };
  }

  /** Which of the readers hear of a screen of an app. */
  async function hearing(app: string, list: readonly EventReader[]): Promise<boolean[]> {
    const { id, end } = await publish(app);
    for (const reader of list) await reader.until(({ data }) => data['id'] === end);
    return list.map(({ received }) => received.some(({ data }) => data['id'] === id));
  }

  it('while the stream is open, by the roles and the openness of the moment', async () => {
    const list = await Promise.all([owner, user, outsider].map((person) => listen(person)));
    expect(await hearing('closed', list)).toEqual([true, true, false]);
    expect(await hearing('open', list)).toEqual([true, true, true]);
    await give('outsider', 'user');
    expect(await hearing('closed', list)).toEqual([true, true, true]);
    for (const name of ['outsider', 'user']) await give(name, '');
    expect(await hearing('closed', list)).toEqual([true, false, false]);
    await owner.post(`${company}/app/closed`, { openTo: 'members' });
    expect(await hearing('closed', list)).toEqual([true, true, true]);
    await owner.post(`${company}/app/closed`, { openTo: 'roles' });
    await give('user', 'user');
  });

  it('by one look-up for an event, however many streams are open', async () => {
    const list = await Promise.all([user, user, outsider, outsider].map((person) => listen(person)));
    const look = vi.spyOn(server.services.companies, 'entrantIds');
    expect(await hearing('closed', list)).toEqual([true, true, false, false]);
    expect(look).toHaveBeenCalledTimes(1);
    look.mockRestore();
  });

  it('among what was missed', async () => {
    const first = await listen(outsider);
    first.close();
    const [closed, open] = [await publish('closed'), await publish('open')];
    const heard: string[][] = [];
    for (const person of [owner, user, outsider]) {
      const reader = await listen(person, first.lastEventId);
      await reader.until(({ data }) => data['id'] === open.end);
      heard.push([closed.id, open.id].filter((id) => reader.received.some(({ data }) => data['id'] === id)));
    }
    expect(heard).toEqual([[closed.id, open.id], [closed.id, open.id], [open.id]]);
  });
});
