import { beforeAll, expect, it } from 'vitest';
import type { FindAnswer } from '../../../src/types/generated/contracts/find.ts';
import { forEachEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';
import { endMembership, setMembership } from '../../identity/companies/index.ts';
import { demoId } from '../../operations/demo/data.ts';

const apps = '/api/company/globex/app';

forEachEngine((engine) => {
  let server: DemoPlatform;
  let owner: Person;
  let member: Person;
  let admin: Person;
  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    [admin, owner, member] = (await Promise.all(['admin', 'owner', 'member'].map(server.person))) as [
      Person,
      Person,
      Person,
    ];
    await owner.post(apps, { name: 'Orders', key: 'orders' });
    for (const name of ['Orders today', 'Late orders', 'Ｗｉｄｅ', '100% done', '客户列表'])
      await owner.post(`${apps}/orders/page`, { name, key: `p-${name.length}-${name.codePointAt(0)}` });
    await owner.post(`${apps}/orders/page`, { name: 'Orders of secret', key: 'secret', isHidden: true });
    await owner.post(apps, { name: 'Removed orders', key: 'gone' });
    await owner.post(`${apps}/gone/page`, { name: 'Orders gone', key: 'gone' });
    await owner.post(`${apps}/gone/remove`, { name: 'Removed orders' });
  });

  const find = async (by: Person, keywords: string) => {
    const { json } = await by.get<FindAnswer>(`/api/find?keywords=${encodeURIComponent(keywords)}`);
    return json.data.found;
  };
  const names = async (by: Person, keywords: string) => (await find(by, keywords)).map(({ name }) => name);

  it('finds companies, apps and pages, and says where they are', async () => {
    expect((await find(member, 'globex'))[0]).toEqual({
      ...{ kind: 'company', name: 'Globex', company: '', app: '', logo: '', address: '/company/globex' },
    });
    expect(await find(member, ' ORDERS ')).toEqual([
      {
        kind: 'app',
        name: 'Orders',
        company: 'Globex',
        app: '',
        logo: '',
        address: '/company/globex/app/orders/p-12-79',
      },
      expect.objectContaining({ kind: 'page', name: 'Orders today', company: 'Globex', app: 'Orders' }),
      expect.objectContaining({ kind: 'page', name: 'Late orders' }),
    ]);
    expect((await find(member, 'late'))[0]?.address).toBe('/company/globex/app/orders/p-11-76');
  });

  it('takes what is typed literally, in letters of either case and width', async () => {
    expect(await names(member, 'wide')).toEqual(['Ｗｉｄｅ']);
    expect(await names(member, '客户')).toEqual(['客户列表']);
    expect(await names(member, '表')).toEqual(['客户列表']);
    expect(await names(member, '0% d')).toEqual(['100% done']);
    expect(await names(member, '%')).toEqual(['100% done']);
    expect(await names(member, '_')).toEqual([]);
    expect(await names(member, "' or ''='")).toEqual([]);
    expect(await names(member, '\\')).toEqual([]);
  });

  it('refuses what no name can hold', async () => {
    expect(await names(member, 'x'.repeat(100))).toEqual([]);
    for (const keywords of ['x'.repeat(101), 'a%00b'])
      expect((await member.get(`/api/find?keywords=${keywords}`)).status).toBe(422);
  });

  it('shows hidden pages to those alone who may change them, and removed apps to nobody', async () => {
    expect(await names(owner, 'orders of')).toEqual(['Orders of secret']);
    expect(await names(member, 'orders of')).toEqual([]);
    for (const person of [owner, member]) expect(await names(person, 'gone')).toEqual([]);
  });

  it('finds a page by its new name', async () => {
    await owner.post(`${apps}/orders/page`, { name: 'Before', key: 'renamed' });
    await owner.post(`${apps}/orders/page/renamed`, { name: 'After' });
    expect([await names(member, 'before'), await names(member, 'after')]).toEqual([[], ['After']]);
  });

  it('finds nothing of a company that one is not in, however the directory reads', async () => {
    expect(await names(admin, 'orders')).toEqual([]);
    const there = { company_id: demoId('company:globex'), account_id: demoId('admin@example.com') };
    const { query } = server.services.database;
    await query
      .insertInto('account_company')
      .values({ ...there, role: 'owner' })
      .execute();
    expect(await names(admin, 'orders')).toEqual([]);
    await query
      .deleteFrom('account_company')
      .where('account_id', '=', there.account_id)
      .where('company_id', '=', there.company_id)
      .execute();
    expect((await server.visitor().get('/api/find')).status).toBe(401);
  });

  it('finds screens for those alone who may change them, after everything else', async () => {
    const screens = async (by: Person, words: string) => {
      const found = await find(by, words);
      const first = found.findIndex(({ kind }) => kind === 'screen');
      expect(found.slice(first).every(({ kind }) => first < 0 || kind === 'screen')).toBe(true);
      return found.filter(({ kind }) => kind === 'screen');
    };
    const login = { kind: 'screen', app: '', logo: '' };
    expect(await screens(admin, 'account/login')).toContainEqual(
      expect.objectContaining({ ...login, company: '', address: '/admin/screens/account/login' }),
    );
    expect(await screens(member, 'account/login')).toEqual([]);
    for (const { company, address } of await screens(owner, 'i'))
      expect([company, address]).toEqual([
        'Globex',
        expect.stringMatching(/^\/company\/globex\/screens\/[^/]+\/[^/]+$/),
      ]);
    expect(await screens(owner, 'i')).toHaveLength(5);
  });

  it('leaves half of the places to other companies that have something to show', async () => {
    await owner.post(apps, { name: 'Sea', key: 'sea' });
    await admin.post('/api/company/acme/app', { name: 'Sea', key: 'sea' });
    const fill = async (company: string, word: string, most: number) => {
      const { companies, database } = server.services;
      const { id: company_id } = (await companies.findByKey(company))!;
      const { id: app_id } = (await companies.findApp(company_id, 'sea'))!;
      const names = Array.from({ length: most }, (_, at) => `${word} ${at}`);
      const rows = names.map((name, at) => ({ company_id, app_id, key: `k-${at}`, name, sought: name, position: at }));
      await database.tenant(company_id, (trx) => trx.insertInto('page').values(rows).execute());
    };
    const counts = async () => {
      const found = await find(member, 'lion');
      return ['Acme', 'Globex'].map((name) => found.filter(({ company }) => company === name).length);
    };
    await fill('acme', 'lion', 25);
    expect(await counts()).toEqual([20, 0]);
    // What only holds the words is shown as well.
    await fill('globex', 'a lion', 3);
    expect(await counts()).toEqual([17, 3]);
    expect((await find(member, 'lion'))[0]?.name).toBe('lion 0');
  });

  it('answers 20, those in front that start with the words, also beyond what one company has', async () => {
    await owner.post(apps, { name: 'Many', key: 'many' });
    const level = { company_id: demoId('company:globex') };
    const app = (await server.services.companies.findApp(level.company_id, 'many'))!;
    await server.services.database.tenant(level.company_id, async (trx) => {
      const page = (name: string, at: number) => ({
        ...level,
        ...{ app_id: app.id, key: `k${name.length}-${at}`, name, sought: name, position: at },
      });
      const rows = Array.from({ length: 30 }, (_, at) => page(`a zebra ${at}`, at));
      await trx
        .insertInto('page')
        .values([...rows, page('zebra', 99)])
        .execute();
    });
    const found = await names(member, 'zebra');
    expect([found[0], found.length]).toEqual(['zebra', 20]);
  });

  it('remembers what was opened last, for each person, and forgets what one may no longer open', async () => {
    const opened = async (by: Person) => (await find(by, '')).map(({ address }) => address);
    const open = async (by: Person, path: string) => {
      server.later(60);
      expect((await by.get(`/api/company/${path}`)).status).toBe(200);
    };
    expect(await opened(member)).toEqual([]);
    await open(member, 'acme/app/crm');
    await open(member, 'globex/app/orders');
    expect(await opened(member)).toEqual(['/company/globex/app/orders/p-12-79', '/company/acme/app/crm']);
    expect(await opened(owner)).toEqual([]);
    await owner.post(`${apps}/orders/remove`, { name: 'Orders' });
    expect(await opened(member)).toEqual(['/company/acme/app/crm']);
    await owner.post('/api/company/globex/removed-app/orders');
    const there = { companyId: demoId('company:acme'), accountId: demoId('member@example.com') };
    await endMembership(server.services.database, there);
    expect(await opened(member)).toEqual(['/company/globex/app/orders/p-12-79']);
    await setMembership(server.services.database, { ...there, role: 'member' });
    expect(await opened(member)).toEqual(['/company/globex/app/orders/p-12-79']);
  });

  it('notes an app once in ten minutes, and as many apps as it shows', async () => {
    const companyId = demoId('company:globex');
    const rows = () =>
      server.services.database.tenant(companyId, (trx) =>
        trx.selectFrom('app_opened').selectAll().where('account_id', '=', demoId('owner@example.com')).execute(),
      );
    const open = (key: string) => owner.get(`${apps}/${key}`);
    await open('orders');
    const [first] = await rows();
    server.later(540);
    await open('orders');
    expect((await rows())[0]).toEqual(first);
    server.later(120);
    await open('orders');
    expect(new Date((await rows())[0]!.opened_at).getTime()).toBeGreaterThan(new Date(first!.opened_at).getTime());
    for (let at = 0; at < 9; at++) {
      await owner.post(apps, { name: `App ${at}`, key: `app${at}` });
      server.later(1);
      await open(`app${at}`);
    }
    expect(await rows()).toHaveLength(8);
    const found = await find(owner, '');
    expect(found.map(({ name }) => name)).toEqual([8, 7, 6, 5, 4, 3, 2, 1].map((at) => `App ${at}`));
    const list = await owner.get<{ items: { key: string; openedAt: string }[] }>(
      `${apps}?orderBy=openedAt&orderDir=desc`,
    );
    expect(list.json.data.items.map(({ key }) => key).slice(0, 2)).toEqual(['app8', 'app7']);
  });

  it('leaves out apps that are closed to the person, and shows designers the hidden pages of their app', async () => {
    await owner.post(apps, { name: 'Closed vault', key: 'vault' });
    await owner.post(`${apps}/vault/page`, { name: 'Vault plans', key: 'plans', isHidden: true });
    await member.get(`${apps}/vault`);
    const give = (level: string) =>
      owner.post(`${apps}/vault/member/${demoId('member@example.com')}`, { level, roles: [] });
    const seen = async () => ({
      found: await names(member, 'vault'),
      isRecent: (await names(member, '')).includes('Closed vault'),
    });
    expect(await seen()).toEqual({ found: ['Closed vault'], isRecent: true });
    await owner.post(`${apps}/vault`, { openTo: 'roles' });
    expect(await seen()).toEqual({ found: [], isRecent: false });
    await give('user');
    expect(await seen()).toEqual({ found: ['Closed vault'], isRecent: true });
    await give('designer');
    expect((await seen()).found).toEqual(['Vault plans', 'Closed vault']);
  });
});
