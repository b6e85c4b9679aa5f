import { beforeAll, expect, it } from 'vitest';
import type { AppFile, ImportAppAnswer } from '../../../src/types/generated/contracts/app-files.ts';
import type { App, ListAppsAnswer } from '../../../src/types/generated/contracts/apps.ts';
import type { Collection } from '../../../src/types/generated/contracts/collections.ts';
import type { ListThemesAnswer } from '../../../src/types/generated/contracts/themes.ts';
import { auditOf } from '../../../tests/support/audit.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';
import { demoId } from '../../operations/demo/data.ts';

const globex = '/api/company/globex';
const acme = '/api/company/acme';

onOneEngine((engine) => {
  let server: DemoPlatform;
  let owner: Person;
  let member: Person;
  let admin: Person;
  let file: AppFile;
  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    [admin, owner, member] = (await Promise.all(
      ['admin@example.com', 'owner@example.com', 'member'].map(server.person),
    )) as [Person, Person, Person];
    await makeSource();
    file = (await owner.get<AppFile>(`${globex}/app/source/export`)).json as unknown as AppFile;
  });

  /** An app with two collections, one of which refers to the other, a page of each, and a page that is hidden. */
  async function makeSource(): Promise<void> {
    const app = `${globex}/app/source`;
    const name = { key: 'name', type: 'text', required: true, indexed: true };
    const firm = { key: 'firm', type: 'reference', target: 'firms' };
    const rights = { read: 'member', write: ['Sales'], remove: 'admin' };
    const made = [
      await owner.post(`${globex}/app`, { name: 'Source', key: 'source', description: 'What is copied', type: 2 }),
      await owner.post(`${app}/collection`, { name: 'Firms', key: 'firms', fields: [name] }),
      await owner.post(`${app}/collection`, { name: 'Staff', key: 'staff', fields: [name, firm], rights }),
      await owner.post(`${app}/data/firms`, { name: 'Initech' }),
      await owner.post(`${app}/page`, { name: 'Firms', key: 'firms', collection: 'firms' }),
      await owner.post(`${app}/page`, {
        name: 'Staff',
        key: 'staff',
        collection: 'staff',
        parent: 'firms',
        icon: 'users',
      }),
      await owner.post(`${app}/page`, { name: 'Notes', key: 'notes', isHidden: true, type: 3 }),
      await owner.post(app, { homePage: 'staff', openTo: 'roles' }),
    ];
    expect(made.map(({ status }) => status)).toEqual(made.map(() => 200));
  }

  const bring = (body: object, company = globex, by = owner) =>
    by.post<ImportAppAnswer>(`${company}/app-file`, { ...file, ...body });
  const keys = async () => (await owner.get<ListAppsAnswer>(`${globex}/app`)).json.data.items.map(({ key }) => key);
  const screen = async (app: string, id: string) =>
    JSON.stringify((await owner.get<object>(`${globex}/app/${app}/screen/${id}`)).json.data);

  it('exports pages, collections and screens, without documents and ids of fields', async () => {
    expect(file).toMatchObject({ format: 'pagewright.app', version: 1, address: '/company/globex/app/source' });
    expect(file.pages.length).toBeGreaterThan(1);
    expect(file.screens.map(({ id }) => id)).toEqual(
      expect.arrayContaining(file.pages.map(({ key }) => `page/${key}`)),
    );
    expect(file.collections.length).toBeGreaterThan(1);
    expect(file.collections.flatMap(({ fields }) => fields).filter((field) => 'id' in field)).toEqual([]);
    expect(Object.keys(file).sort()).toEqual([
      'address',
      'app',
      'collections',
      'components',
      'format',
      'pages',
      'screens',
      'theme',
      'themes',
      'version',
    ]);
  });

  it('makes a new app of the file, whose pages call the new app', async () => {
    const { json } = await bring({ name: 'Second CRM' });
    expect(json.data).toEqual({ key: 'second-crm', redirect: '/company/globex/app/second-crm' });
    const made = (await owner.get<App>(`${globex}/app/second-crm`)).json.data;
    const old = (await owner.get<App>(`${globex}/app/source`)).json.data;
    expect(made).toMatchObject({ name: 'Second CRM', type: 2, openTo: 'roles', description: old.description });
    expect(made.pages).toEqual(old.pages);
    expect(made.pages.find(({ key }) => key === 'staff')).toMatchObject({ path: ['firms'], icon: 'users' });
    for (const { key, fields, rights } of file.collections) {
      const path = `${globex}/app/second-crm/collection/${key}`;
      const stored = (await owner.get<Collection>(path)).json.data;
      expect(stored).toMatchObject({ rights, documents: 0 });
      expect(stored.fields.map(({ id, ...field }) => field)).toEqual(fields);
    }
    for (const { id, schema } of file.screens) {
      const shown = await screen('second-crm', id);
      expect(shown).not.toMatch(/app\/crm\b/);
      if (JSON.stringify(schema).includes('app/source/')) expect(shown).toContain('/company/globex/app/second-crm/');
    }
    const lines = await auditOf(server.services, demoId('company:globex'));
    expect(lines.filter(({ action }) => action === 'app.imported')).toMatchObject([{ target: 'second-crm' }]);
  });

  it('carries the themes of an app, and the one of its company that it has chosen', async () => {
    const make = async (prefix: string, body: object) =>
      (await owner.post<{ id: number }>(`${prefix}/theme`, body)).json.data.id;
    const choose = (theme: string) => owner.post(`${globex}/app/source/theme/choose`, { theme });
    const exported = async () => (await owner.get<AppFile>(`${globex}/app/source/export`)).json as unknown as AppFile;
    await make(`${globex}/app/source`, { name: 'Sea', from: 'cxd', description: 'Ours' });
    const ofCompany = await make(globex, { name: 'Sea', from: 'contrast' });
    await choose('dark');
    expect(await exported()).toMatchObject({ theme: 'dark', themes: [{ token: 'sea', isChosen: false }] });
    await choose(String(ofCompany));
    const { theme, themes } = await exported();
    expect([theme, themes]).toMatchObject(['', [{ name: 'Sea' }, { name: 'Sea', isChosen: true }]]);

    const { key } = (await bring({ name: 'Themed', theme, themes }, acme, admin)).json.data;
    const listed = (await admin.get<ListThemesAnswer>(`${acme}/app/${key}/theme`)).json.data;
    const [chosen, ...others] = listed.items
      .filter(({ level }) => level === 'app')
      .sort((one, other) => Number(other.isChosen) - Number(one.isChosen));
    expect(chosen).toMatchObject({ name: 'Sea', isChosen: true, sample: { brand: '#0038b8' } });
    expect(others).toMatchObject([{ name: 'Sea', description: 'Ours', isChosen: false, sample: { brand: '#2468f2' } }]);
    expect(listed.inForce).toBe(String(chosen!.id));
    const broken = structuredClone(themes!);
    Object.assign(broken[0]!.theme, {
      component: { link: { token: '--x-', body: { color: 'red;}body{display:none' } } },
    });
    const refused = await bring({ theme: 'none', themes: [...broken, broken[0]] });
    const pointers = (refused.json.errors as unknown as { pointer: string }[]).map(({ pointer }) => pointer);
    const value = '/theme/component/link/body/color';
    expect(pointers).toEqual(['/theme', `/themes/0${value}`, `/themes/2${value}`, '/themes/2']);
  });

  it('carries an app to another company', async () => {
    const app = { ...file.app, name: 'Sour\u202ece' };
    const pages = file.pages.map((page) => ({ ...page, name: `${page.name}\n\u200b` }));
    const { status, json } = await bring({ key: 'from-globex', app, pages }, acme, admin);
    expect([status, json.data.redirect]).toEqual([200, '/company/acme/app/from-globex']);
    const made = (await admin.get<App>(`${acme}/app/from-globex`)).json.data;
    expect([made.name, ...made.pages.map(({ name }) => name)]).toEqual([
      'Source',
      ...file.pages.map(({ name }) => name),
    ]);
    const again = (await admin.get<AppFile>(`${acme}/app/from-globex/export`)).json as unknown as AppFile;
    expect(JSON.stringify(again)).not.toContain('/globex/');
    expect(again.collections).toEqual(file.collections);
  });

  it('names each mistake by its place, and makes nothing', async () => {
    const before = await keys();
    const [first, ...others] = file.collections as [AppFile['collections'][number], ...AppFile['collections']];
    const fields = (field: object) => [{ ...first, fields: [field] }, ...others];
    const broken = [
      [{ collections: fields({ key: 'a', type: 'colour' }) }, '/collections/0/fields/0/type'],
      [{ collections: fields({ key: 'a', type: 'reference', target: 'x' }) }, '/collections/0/fields/0/target'],
      [{ collections: [first, first] }, '/collections/1'],
      [{ pages: [...file.pages, { key: 'no-screen', name: 'X', isHidden: false }] }, `/pages/${file.pages.length}/key`],
      [{ pages: [{ key: 'settings', name: 'X', isHidden: false }] }, '/pages/0/key'],
      [{ pages: [...file.pages].reverse() }, `/pages/${file.pages.length - 2}/parent`],
      [{ pages: file.pages.map((page) => ({ ...page, parent: page.key })) }, '/pages/0/parent'],
      [{ pages: file.pages.map((page) => ({ ...page, icon: 'unknown' })) }, '/pages/0/icon'],
      [{ app: { ...file.app, homePage: 'nowhere' } }, '/app/homePage'],
      [{ app: { ...file.app, name: '\u202e' } }, '/app/name'],
      [{ pages: file.pages.map((page) => ({ ...page, name: '\u200b' })) }, '/pages/0/name'],
    ] as const;
    for (const [change, place] of broken) {
      const { status, json } = await bring({ key: 'broken', ...change });
      const found = (json.errors as unknown as { pointer: string }[]).map(({ pointer }) => pointer);
      expect([status, found]).toEqual([422, expect.arrayContaining([place])]);
      expect(json.msg).toContain(found[0]);
    }
    expect(await keys()).toEqual(before);
  });

  it('makes nothing of a file with a page that the checker refuses', async () => {
    const before = await keys();
    const wrong = { type: 'page', body: { type: 'no-such-type' } };
    const screens = file.screens.map((each, at) => (at === 1 ? { ...each, schema: wrong } : each));
    const { status, json } = await bring({ key: 'broken', screens });
    expect(status).toBe(422);
    expect(json.msg).toContain(file.screens[1]!.id);
    // Calls of another app than the file's own are refused as those of any page.
    const calls = { type: 'page', body: { type: 'service', api: 'get:/api/company/globex/app/other/data/x' } };
    const foreign = file.screens.map((each, at) => (at === 1 ? { ...each, schema: calls } : each));
    expect((await bring({ key: 'broken', screens: foreign })).status).toBe(422);
    expect(await keys()).toEqual(before);
  });

  it('takes the new app back when one of its screens finds no room', async () => {
    const before = await keys();
    const { config } = server.services;
    const { screenMegabytes } = config;
    config.screenMegabytes = 0;
    const { status, json } = await bring({ key: 'no-room' });
    config.screenMegabytes = screenMegabytes;
    expect([status, json.msg]).toEqual([409, expect.any(String)]);
    expect(await keys()).toEqual(before);
    expect((await bring({ key: 'no-room' })).status).toBe(200);
  });

  it('gives one of two imports at once the key, and leaves nothing of the other', async () => {
    const answers = await Promise.all([bring({ key: 'twice' }), bring({ key: 'twice' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const rows = (table: 'collection' | 'screen' | 'page') =>
      server.services.database.tenant(demoId('company:globex'), (trx) =>
        trx.selectFrom(table).select('app_id').distinct().execute(),
      );
    const apps = await server.services.database.tenant(demoId('company:globex'), (trx) =>
      trx.selectFrom('app').select('id').execute(),
    );
    const known = new Set([-1, ...apps.map(({ id }) => id)]);
    for (const table of ['collection', 'screen', 'page'] as const) {
      expect((await rows(table)).filter(({ app_id }) => !known.has(app_id))).toEqual([]);
    }
  });

  it('is for those alone who may make apps, and gives no file to members', async () => {
    expect((await bring({}, globex, member)).status).toBe(403);
    expect((await bring({}, globex, admin)).status).toBe(403);
    expect((await member.get(`${globex}/app/source/export`)).status).toBe(403);
    expect((await bring({}, acme, owner)).status).toBe(403);
  });

  // The last test: after it the account has none left.
  it('takes 120 files of an account in an hour, wrong ones among them', async () => {
    const wrong = { pages: [{ key: 'settings', name: 'X', isHidden: false }] };
    const statuses: number[] = [];
    for (let count = 0; count < 121; count += 1) statuses.push((await bring(wrong)).status);
    expect(statuses.slice(0, 50)).toEqual(Array.from({ length: 50 }, () => 422));
    expect(statuses.at(-1)).toBe(429);
  });
});
