import { beforeAll, expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';
import { setMembership } from '../../identity/companies/membership.ts';

const node = (id: string, tpl: string) => ({ type: 'tpl', id, tpl });
const page = (...body: object[]) => ({ type: 'page', id: 'p', body });

onOneEngine((engine) => {
  let server: DemoPlatform;
  let one: Person;
  let other: Person;
  let member: Person;

  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    [one, other, member] = (await Promise.all(
      ['owner@example.com', 'owner@example.com', 'member@example.com'].map(server.person),
    )) as [Person, Person, Person];
  });

  const at = (name: string) => `/api/company/globex/screen/sales/${name}`;
  const save = async (who: Person, name: string, schema: object, revision?: string) => {
    const { status, json } = await who.post<{ revision: string }>(`${at(name)}/draft`, { schema, revision });
    return { status, revision: json.data?.revision };
  };
  const draftOf = async (name: string) => (await one.get<{ schema: object }>(`${at(name)}/draft`)).json.data?.schema;
  const moved = { status: 412 };

  it('takes a save that is based on the draft, and refuses one over a newer draft', async () => {
    const first = await save(one, 'newer', page(node('a', 'A')));
    const second = await save(other, 'newer', page(node('a', 'B')), first.revision);
    expect(second.status).toBe(200);
    expect(await save(one, 'newer', page(node('a', 'C')), first.revision)).toMatchObject(moved);
    expect(await draftOf('newer')).toEqual(page(node('a', 'B')));
    expect((await save(one, 'newer', page(node('a', 'C')), second.revision)).status).toBe(200);
    expect((await save(other, 'newer', page(node('a', 'D')))).status).toBe(200);
  });

  it('takes the same page once more, because its answer may have been lost', async () => {
    const { revision } = await save(one, 'again', page());
    const kept = await save(one, 'again', page(node('a', 'A')), revision);
    expect(await save(one, 'again', page(node('a', 'A')), revision)).toMatchObject({
      status: 200,
      revision: kept.revision,
    });
  });

  it('throws away the draft that the person saw, and no later one', async () => {
    const { revision } = await save(one, 'seen', page(node('a', 'A')));
    const later = await save(other, 'seen', page(node('a', 'B')), revision);
    const discard = (seen: string) => one.send(`${at('seen')}/draft?revision=${seen}`, { method: 'DELETE' });
    expect((await discard(revision)).json).toMatchObject({ status: 412 });
    expect(await draftOf('seen')).toBeDefined();
    expect((await discard(later.revision)).status).toBe(200);
    expect(await draftOf('seen')).toBeUndefined();
  });

  it('refuses a save after the draft was thrown away or published, and makes no draft', async () => {
    const { revision } = await save(one, 'gone', page(node('a', 'A')));
    await other.send(`${at('gone')}/draft`, { method: 'DELETE' });
    expect(await save(one, 'gone', page(node('a', 'B')), revision)).toMatchObject(moved);
    expect(await draftOf('gone')).toBeUndefined();
    const again = await save(one, 'gone', page(node('a', 'A')));
    const published = await other.post<{ revision: string }>(`${at('gone')}/publish`, {});
    expect(await save(one, 'gone', page(node('a', 'B')), again.revision)).toMatchObject(moved);
    const source = await one.get<{ revision: string }>(`${at('gone')}/source`);
    expect(published.json.data.revision).toBe(source.json.data.revision);
    expect((await save(one, 'gone', page(node('a', 'B')), source.json.data.revision)).status).toBe(200);
  });

  it('refuses to publish over what somebody saved since', async () => {
    const { revision } = await save(one, 'publish', page(node('a', 'A')));
    await save(other, 'publish', page(node('a', 'B')), revision);
    const wish = { schema: page(node('a', 'A')), revision };
    const refused = await one.post(`${at('publish')}/publish`, wish);
    expect(refused.status).toBe(412);
    expect((await one.get(`${at('publish')}/versions`)).json.data).toMatchObject({ total: 0 });
  });

  it('refuses an import over what somebody saved since, and takes one that names what is there', async () => {
    const file = { format: 'pagewright.screen', version: 1, schema: page(node('a', 'File')) };
    const about = async () => (await one.get<{ revision: string }>(`${at('file')}/about`)).json.data;
    await save(other, 'file', page(node('a', 'A')));
    const { revision } = await about();
    await save(other, 'file', page(node('a', 'B')));
    expect(await one.post(`${at('file')}/import`, { ...file, revision })).toMatchObject(moved);
    expect(await draftOf('file')).toEqual(page(node('a', 'B')));
    const now = { ...file, revision: (await about()).revision };
    expect((await one.post(`${at('file')}/import`, now)).status).toBe(200);
    expect(await draftOf('file')).toEqual(file.schema);
  });

  it('lets one of many saves at a time through', async () => {
    const { revision } = await save(one, 'race', page());
    const saves = Array.from({ length: 6 }, (_, index) =>
      save(index % 2 ? one : other, 'race', page(node('a', `A${index}`)), revision),
    );
    const statuses = (await Promise.all(saves)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 412, 412, 412, 412, 412]);
  });

  it('says what both have changed, and puts it together by choice', async () => {
    const base = page(node('a', 'A'), node('b', 'B'), node('c', 'C'));
    const mine = page(node('a', 'Mine'), node('b', 'B'), node('c', 'Mine too'));
    const theirs = page(node('a', 'Theirs'), node('b', 'Theirs too'), node('c', 'C'));
    const { revision } = await save(other, 'both', theirs);
    const { json } = await one.post<{ conflicts: { id: string }[]; page: object }>(`${at('both')}/reconcile`, {
      base,
      mine,
    });
    expect(json.data).toMatchObject({
      revision,
      theirs,
      author: expect.stringMatching(/./),
      isMe: true,
      page: page(node('a', 'Mine'), node('b', 'Theirs too'), node('c', 'Mine too')),
      conflicts: [{ kind: 'property', base: 'A', theirs: 'Theirs', mine: 'Mine' }],
      changes: [{ text: expect.stringContaining('Theirs') }, { text: expect.stringContaining('Theirs too') }],
      own: [{ text: expect.stringContaining('Mine') }, { text: expect.stringContaining('Mine too') }],
    });
    const choices = [{ id: json.data.conflicts[0]!.id, choice: 'theirs' }];
    const chosen = await one.post<{ page: object }>(`${at('both')}/reconcile`, { base, mine, choices });
    expect(chosen.json.data).toMatchObject({
      conflicts: [],
      page: page(node('a', 'Theirs'), node('b', 'Theirs too'), node('c', 'Mine too')),
    });
    expect(await draftOf('both')).toEqual(theirs);
    expect((await member.post(`${at('both')}/reconcile`, { base, mine })).status).toBe(403);
    const { companies, database } = server.services;
    const { id: accountId } = (await member.get<{ id: number }>('/api/user/info')).json.data;
    await setMembership(database, { companyId: (await companies.findByKey('globex'))!.id, accountId, role: 'admin' });
    const seen = await member.post<{ author: string; isMe: boolean }>(`${at('both')}/reconcile`, { base, mine });
    expect(seen.json.data).toMatchObject({ author: expect.stringMatching(/./), isMe: false });
  });

  it('says of words that both have changed what people read before', async () => {
    const base = page(node('a', 'i18n:login.heading'));
    const chinese = { 'login.heading': '欢迎回来' };
    const withWords = (heading: string) => ({
      ...base,
      $texts: { 'zh-CN': chinese, 'en-US': { 'login.heading': heading } },
    });
    await save(other, 'words', withWords('Theirs'));
    const mine = withWords('Mine');
    const { json } = await one.post<{ conflicts: object[] }>(`${at('words')}/reconcile`, { base, mine });
    const named = 'English words of text “Welcome back”';
    expect(json.data).toMatchObject({
      conflicts: [{ text: `Changed by both: ${named}`, base: 'Welcome back', theirs: 'Theirs', mine: 'Mine' }],
      changes: [{ text: `${named}: “Welcome back” → “Theirs”` }],
      own: [{ text: `${named}: “Welcome back” → “Mine”` }],
    });
  });
});
