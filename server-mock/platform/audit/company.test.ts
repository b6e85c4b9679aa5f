import { beforeAll, expect, it } from 'vitest';
import type {
  CompanyAuditChoicesAnswer,
  CompanyAuditLogAnswer,
} from '../../../src/types/generated/contracts/company-audit.ts';
import { addMember } from '../../../tests/support/add-member.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';
import { demoId } from '../../operations/demo/data.ts';

const path = '/api/company/globex/audit';
const calls = [path, `${path}/export`, `${path}/choices`];
const globex = demoId('company:globex');
const idOf = (name: string) => demoId(`${name}@example.com`);

onOneEngine((engine) => {
  let platform: DemoPlatform;
  let owner: Person;
  let deputy: Person;
  const log = async (query = '', by = owner) => (await by.get<CompanyAuditLogAnswer>(`${path}?${query}`)).json.data;
  const actions = async (query: string) => (await log(query)).items.map(({ action }) => action);

  beforeAll(async () => {
    platform = await startDemoPlatform(engine);
    const { audit, database } = platform.services;
    deputy = await addMember(platform, 'deputy', 'globex', 'admin');
    await addMember(platform, 'stranger', 'acme');
    owner = await platform.person('owner');
    const rename = database.query.updateTable('account').set({ name: 'Lee lee@example.com' });
    await rename.where('id', '=', idOf('stranger')).execute();
    const line = { companyId: globex, address: '192.0.2.1' };
    const [ann, lee] = [
      { id: idOf('owner'), name: '=Owner "1"' },
      { id: idOf('stranger'), name: 'Lee lee@example.com' },
    ];
    await audit.record({ ...line, action: 'test.ours', actor: ann, target: 't1', detail: { note: 'a,b' } });
    await audit.record({ ...line, action: 'test.nobody', address: '192.0.2.20' });
    await audit.record({ ...line, action: 'test.foreign', actor: lee, address: '198.51.100.1' });
    await audit.record({ ...line, action: 'about.member', actor: ann, target: String(idOf('member')) });
    await audit.record({ ...line, action: 'about.foreign', actor: ann, target: String(idOf('stranger')) });
    await audit.record({ ...line, companyId: demoId('company:acme'), action: 'test.acme', actor: ann });
    await audit.record({ action: 'test.platform', actor: ann, address: '192.0.2.1' });
  });

  it.each(calls)('%s is for the owner and the administrators of the company alone', async (call) => {
    expect((await platform.visitor().get(call)).status).toBe(401);
    // `admin` owns another company and administers the platform.
    for (const name of ['member', 'stranger@example.com', 'admin']) {
      expect([name, (await (await platform.person(name)).get(call)).status]).toEqual([name, 403]);
    }
    for (const by of [owner, deputy]) expect((await by.get(call)).status).toBe(200);
    for (const key of ['acme', 'nobody']) {
      expect((await owner.get(call.replace('globex', key))).status).toBe(403);
    }
  });

  it('has the lines of the company alone, newest first, and leads through them by pages', async () => {
    const { items, total } = await log('action=test', deputy);
    expect(items.map(({ action }) => action)).toEqual(['test.foreign', 'test.nobody', 'test.ours']);
    expect(total).toBe(3);
    expect(items[2]).toMatchObject({
      actor: '=Owner "1"',
      target: 't1',
      address: '192.0.2.1',
      detail: { note: 'a,b' },
    });
    expect(items[2]).not.toHaveProperty('company');
    const pages = await Promise.all([1, 2, 3, 4].map((page) => actions(`action=test&perPage=1&page=${page}`)));
    expect(pages).toEqual([['test.foreign'], ['test.nobody'], ['test.ours'], []]);
  });

  it.each(['company=acme', 'company=-1', 'companyKey=acme'])('refuses %s, and shows no other lines', async (query) => {
    for (const call of calls) {
      const answer = await owner.get(`${call}?${query}`);
      expect([call, answer.status]).toEqual([call, 400]);
      expect(answer.text).not.toMatch(/test\.(acme|platform)/);
    }
  });

  it.each(['action=test.acme', 'action=test.platform', 'keywords=acme', 'target=acme'])(
    'finds nothing of others by %s',
    async (query) => {
      expect(await log(query)).toEqual({ items: [], total: 0 });
    },
  );

  it.each([
    ['action=test.ours', ['test.ours']],
    ['actor=owner&action=test', ['test.ours']],
    [`actor=${idOf('stranger')}`, ['test.foreign']],
    ['address=192.0.2.&action=test', ['test.nobody', 'test.ours']],
    ['target=t1', ['test.ours']],
    ['target=Member@example.com', ['about.member']],
    ['target=Member', ['about.member']],
    ['target=lee …', ['about.foreign']],
    ['keywords=192.0.2.2', ['test.nobody']],
    ['action=test&from=99999999999', []],
    ['action=test&to=1', []],
    ['action=test&orderBy=action&orderDir=asc', ['test.foreign', 'test.nobody', 'test.ours']],
    ['action=test&orderBy=address&orderDir=desc', ['test.nobody', 'test.ours', 'test.foreign']],
  ])('filters by %s', async (query, expected) => expect(await actions(query)).toEqual(expected));

  it('shows of people who are no members neither their e-mail address nor the address that they came from', async () => {
    const { items } = await log('action=test.foreign');
    expect(items[0]).toMatchObject({ actor: 'Lee …', actorId: idOf('stranger'), address: '' });
    const named = (await log('action=about')).items.map(({ targetName }) => targetName);
    expect(named).toEqual(['Lee …', 'Member · member@example.com']);
    const file = (await owner.get(`${path}/export`)).text;
    for (const text of ['lee@example.com', 'stranger@example.com', '198.51.100.1']) expect(file).not.toContain(text);
  });

  it.each([
    'actor=lee@',
    'keywords=lee@',
    'keywords=198.51',
    'address=198.51',
    'target=stranger@example.com',
    // The name of the account, of which the address is left out.
    'target=Lee lee@example.com',
    // A member's telephone number is not shown either.
    'target=13800000000',
  ])('tells nothing of what it leaves out by %s', async (query) => expect((await log(query)).total).toBe(0));

  it('is exported as CSV that no spreadsheet runs, without a column for the company', async () => {
    const answer = await owner.get(`${path}/export?action=test`);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="audit-globex.csv"');
    const [head, ...lines] = answer.text.split('\r\n');
    expect(head!.replace('\ufeff', '')).toBe('"Time","Who","Id","Action","Of what","Id of it","From address","Detail"');
    expect(lines).toHaveLength(4);
    expect(lines[2]).toMatch(/Z","'=Owner ""1""","\d+","test\.ours","t1","t1","192\.0\.2\.1","\{""note"":""a,b""\}"$/);
  });

  it('offers the actions that occur in the company, in the language of who asks', async () => {
    await owner.post('/api/company/globex/app', { name: 'Noted' });
    const offered = async (locale: string) =>
      (await owner.get<CompanyAuditChoicesAnswer>(`${path}/choices`, { 'accept-language': locale })).json.data.actions;
    const values = (await offered('en-US')).map(({ value }) => value);
    expect(values).toEqual([
      'about.foreign',
      'about.member',
      'app.created',
      'test.foreign',
      'test.nobody',
      'test.ours',
    ]);
    expect(await offered('en-US')).toContainEqual({ label: 'App made', value: 'app.created' });
    expect((await log('action=app')).items[0]).toMatchObject({ event: 'App made', target: 'noted' });
    expect(await offered('zh-CN')).not.toContainEqual({ label: 'App made', value: 'app.created' });
  });
});
