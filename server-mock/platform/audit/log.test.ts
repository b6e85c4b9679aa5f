import { beforeAll, expect, it } from 'vitest';
import { forEachEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';
import { findByIdentifier } from '../../identity/accounts/queries.ts';

interface Log {
  items: {
    action: string;
    event: string;
    actor: string;
    address: string;
    target: string;
    targetName: string;
    company: string;
    detail: object;
  }[];
  total: number;
}

const path = '/api/admin/audit';

forEachEngine((engine) => {
  let platform: DemoPlatform;
  let admin: Person;
  const log = async (query = '') => (await admin.get<Log>(`${path}?${query}`)).json.data;
  const actions = async (query: string) => (await log(query)).items.map(({ action }) => action);

  beforeAll(async () => {
    platform = await startDemoPlatform(engine);
    const { audit, companies } = platform.services;
    const acme = (await companies.findByKey('acme'))!;
    admin = await platform.person('admin');
    const ann = { id: 4711, name: '=Ann "100%"' };
    await audit.record({ action: 'test.one', actor: ann, target: 't1', address: '192.0.2.1', detail: { note: 'a,b' } });
    await audit.record({ action: 'test.two', target: 't2', address: '192.0.2.20' });
    const owner = await findByIdentifier(platform.services.database, { kind: 'username', value: 'owner' });
    await audit.record({ action: 'about.owner', target: String(owner!.id) });
    await audit.record({ action: 'testing', actor: { id: 12, name: 'Bo_b' }, address: '2001:db8::1' });
    await audit.record({ action: 'upgrading', actor: 'setup-code' });
    await audit.record({ action: 'test.acme', companyId: acme.id, actor: ann, address: '198.51.100.1' });
  });

  it.each([path, `${path}/export`, `${path}/choices`])('%s is for platform administrators alone', async (call) => {
    expect((await platform.visitor().get(call)).status).toBe(401);
    for (const account of ['owner', 'member']) {
      expect((await (await platform.person(account)).get(call)).status).toBe(403);
    }
    expect((await admin.get(call)).status).toBe(200);
  });

  it('has the lines of all companies and the platform together unless a filter names one', async () => {
    const { items, total } = await log('action=test');
    expect(items.map(({ action, company }) => [action, company])).toEqual([
      ['test.acme', 'acme'],
      ['test.two', ''],
      ['test.one', ''],
    ]);
    expect(total).toBe(3);
    const pages = await Promise.all([1, 2, 3, 4].map((page) => actions(`action=test&perPage=1&page=${page}`)));
    expect(pages).toEqual([['test.acme'], ['test.two'], ['test.one'], []]);
    expect(await actions('action=test&orderBy=actor&orderDir=asc')).toEqual(['test.two', 'test.one', 'test.acme']);
  });

  it('has the platform’s lines, newest first, with who, what and from where', async () => {
    const { items, total } = await log('action=test&company=-1');
    expect([items.map(({ action }) => action), total]).toEqual([['test.two', 'test.one'], 2]);
    expect(items[1]).toMatchObject({
      actor: '=Ann "100%"',
      actorId: 4711,
      target: 't1',
      address: '192.0.2.1',
      company: '',
      detail: { note: 'a,b' },
    });
  });

  it.each([
    ['action=test.two', ['test.two']],
    ['action=testing', ['testing']],
    ['actor=ann&action=test', ['test.acme', 'test.one']],
    ['actor=4711', ['test.acme', 'test.one']],
    ['actor=set-up%20code', ['upgrading']],
    ['actor=100%25&action=test&company=-1', ['test.one']],
    ['actor=Bo_&action=testing', ['testing']],
    ['actor=B__b', []],
    ['address=192.0.2.', ['test.two', 'test.one']],
    ['address=192.0.2.1', ['test.one']],
    ['target=t2', ['test.two']],
    ['target=Owner@Example.com&action=about', ['about.owner']],
    ['target=owner&action=about', ['about.owner']],
    ['action=test&orderBy=action&orderDir=asc', ['test.acme', 'test.one', 'test.two']],
    ['action=test&from=&to=&actor=&company=', ['test.acme', 'test.two', 'test.one']],
    ['action=test&from=99999999999', []],
    ['action=test&to=1', []],
    ['action=test&perPage=1&page=2&company=-1', ['test.one']],
    ['company=acme&action=test', ['test.acme']],
    ['company=globex&action=test', []],
    ['keywords=ANN', ['test.acme', 'test.one']],
    ['keywords=test.t', ['test.two']],
    ['keywords=192.0.2.2', ['test.two']],
    ['keywords=%25', ['test.acme', 'test.one']],
  ])('filters by %s', async (query, expected) => expect(await actions(query)).toEqual(expected));

  it.each([
    ['perPage=101', 'perPage'],
    ['perPage=0', 'perPage'],
    ['page=1000000000', 'page'],
    ['orderBy=detail', 'orderBy'],
    ['orderBy=at;drop table audit', 'orderBy'],
    ['orderDir=up', 'orderDir'],
    ['from=yesterday', 'from'],
  ])('refuses %s', async (query, field) => {
    const answer = await admin.get(`${path}?${query}`);
    expect([answer.status, Object.keys(answer.json.errors ?? {})]).toEqual([422, [field]]);
  });

  it('names actions in the language of who reads it, and those without a word by themselves', async () => {
    const events = async (locale: string) => {
      const { items } = (await admin.get<Log>(path, { 'accept-language': locale })).json.data;
      return items.map(({ event }) => event);
    };
    expect(await events('en-US')).toEqual(expect.arrayContaining(['Signed in', 'test.one']));
    expect(await events('zh-CN')).toEqual(expect.arrayContaining(['登录成功', 'test.one']));
  });

  it('names what a line is about, and leaves alone what is a name or gone', async () => {
    const { audit, companies, database } = platform.services;
    const acme = (await companies.findByKey('acme'))!;
    const member = await database.query.selectFrom('account').select('id').where('username', '=', 'member').execute();
    const targets = { named: String(member[0]!.id), 'named.gone': '123456789012', 'named.screen': 'home/companies' };
    for (const [action, target] of Object.entries(targets)) await audit.record({ action, target });
    const entry = { action: 'company.provider-changed', companyId: acme.id, target: String(acme.id) };
    await audit.record(entry);
    const { items } = await log('action=named&orderDir=asc');
    expect(items.map(({ target }) => target)).toEqual(Object.values(targets));
    expect(items.map(({ targetName }) => targetName)).toEqual([
      'Member · member@example.com',
      '123456789012',
      'home/companies',
    ]);
    expect((await log('company=acme&action=company')).items[0]).toMatchObject({ targetName: 'Acme · acme' });
    const csv = await admin.get(`${path}/export?action=named`);
    expect(csv.text).toContain(`,"named","Member · member@example.com","${targets.named}",`);
  });

  it('does not know a company that is not there', async () => {
    expect((await admin.get(`${path}?company=nobody`)).status).toBe(404);
  });

  it('is exported as CSV that no spreadsheet runs', async () => {
    const answer = await admin.get(`${path}/export?action=test&company=-1`);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="audit-platform.csv"');
    const [head, two, one, end] = answer.text.split('\r\n');
    expect(head!.replace('\ufeff', '')).toBe(
      '"Time","Company","Who","Id","Action","Of what","Id of it","From address","Detail"',
    );
    expect(two).toMatch(/^"\d{4}-\d\d-\d\dT[\d:.]+Z","","","","test\.two","t2","t2","192\.0\.2\.20","\{\}"$/);
    expect(one).toMatch(/,"'=Ann ""100%""","4711","test\.one","t1","t1","192\.0\.2\.1","\{""note"":""a,b""\}"$/);
    expect(end).toBe('');
    const all = await admin.get(`${path}/export?action=test`);
    expect(all.headers.get('content-disposition')).toBe('attachment; filename="audit.csv"');
    expect(all.text.split('\r\n')[1]).toMatch(/Z","acme",/);
    const acme = await admin.get(`${path}/export?company=acme`);
    expect(acme.headers.get('content-disposition')).toBe('attachment; filename="audit-acme.csv"');
  });

  it('names a file by the company whose line it is', async () => {
    const { audit, companies, database } = platform.services;
    const file = {
      id: 77,
      owner_account_id: 1,
      content_type: 'image/webp',
      size: 1,
      sha256: '',
      content: Buffer.from('a'),
    };
    for (const key of ['acme', 'globex']) {
      const { id } = (await companies.findByKey(key))!;
      const values = { ...file, company_id: id, name: `${key}.webp` };
      await database.tenant(id, (trx) => trx.insertInto('upload').values(values).execute());
      await audit.record({ action: 'upload.test', companyId: id, target: '77' });
    }
    const names = ['globex.webp', 'acme.webp'];
    expect((await log('action=upload')).items.map(({ targetName }) => targetName)).toEqual(names);
    expect((await log('action=upload&company=acme')).items.map(({ targetName }) => targetName)).toEqual(['acme.webp']);
  });

  it('offers what there is to filter by', async () => {
    const { companies, actions: known } = (
      await admin.get<{ companies: object[]; actions: object[] }>(`${path}/choices`)
    ).json.data;
    expect(companies).toEqual([
      { label: 'The platform', value: '-1' },
      { label: 'Acme', value: 'acme' },
      { label: 'Globex', value: 'globex' },
    ]);
    expect(known).toContainEqual({ label: 'Signed in', value: 'login.succeeded' });
    expect(known).toContainEqual({ label: 'testing', value: 'testing' });
    expect(known).toContainEqual({ label: 'test.acme', value: 'test.acme' });
    const platform = (await admin.get<{ actions: object[] }>(`${path}/choices?company=-1`)).json.data;
    expect(platform.actions).not.toContainEqual({ label: 'test.acme', value: 'test.acme' });
  });
});
