import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shades } from '../../../src/theme/data/scales.ts';
import type { ListThemesAnswer, ReadThemeAnswer } from '../../../src/types/generated/contracts/themes.ts';
import type { Theme } from '../../../src/types/generated/theme.ts';
import { addMember } from '../../../tests/support/add-member.ts';
import { auditOf } from '../../../tests/support/audit.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import { EventReader } from '../../../tests/support/event-reader.ts';
import type { Person } from '../../../tests/support/person.ts';
import { demoId } from '../../operations/demo/data.ts';

type Listed = ListThemesAnswer['items'][number];

const company = '/api/company/globex';
const app = `${company}/app/shop`;
/** A theme as the tools of amis write it, whole. */
const ofAmis = createRequire(import.meta.url)('amis-theme-editor-helper/lib/systemTheme/cxd.js').default as Theme;

/** The same theme with the shades of another brand. */
function withBrand(theme: Theme, color: string): Theme {
  const copy = structuredClone(theme);
  for (const [index, shade] of shades(color).entries()) copy.global.colors!.brand!.body.colors[index]!.color = shade;
  return copy;
}

onOneEngine((engine) => {
  let server: DemoPlatform;
  let admin: Person;
  let owner: Person;
  let designer: Person;
  let member: Person;
  const readers: EventReader[] = [];

  const make = async (by: Person, prefix: string, body: object) =>
    (await by.post<Listed>(`${prefix}/theme`, body)).json.data;
  const list = async (by: Person, prefix: string) => (await by.get<ListThemesAnswer>(`${prefix}/theme`)).json.data;
  const read = async (by: Person, prefix: string, id: number) =>
    (await by.get<ReadThemeAnswer>(`${prefix}/theme/${id}/source`)).json.data;
  const publish = (by: Person, prefix: string, id: number, theme: unknown) =>
    by.post(`${prefix}/theme/${id}/publish`, { theme });
  const choose = (by: Person, prefix: string, theme: string) => by.post(`${prefix}/theme/choose`, { theme });
  const sheetIn = (html: string) => /<style id="pagewright-theme"[^>]*>([^<]*)<\/style>/.exec(html)?.[1];

  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    admin = await server.person('admin');
    owner = await server.person('owner@example.com');
    designer = await addMember(server, 'designer', 'globex');
    member = await addMember(server, 'plain', 'globex');
    await owner.post(`${company}/app`, { name: 'Shop', key: 'shop' });
    await owner.post(`${app}/member/${demoId('designer@example.com')}`, { level: 'designer', roles: [] });
  });
  afterAll(() => {
    for (const reader of readers) reader.close();
  });

  it('makes a theme of a shipped one and of a copy, with a token that is its own at its level', async () => {
    const sea = await make(owner, company, { name: 'Deep Sea', from: 'cxd', description: 'For us' });
    expect(sea).toMatchObject({ token: 'deep-sea', level: 'company', isOwn: true, version: 1, state: 'enabled' });
    expect(sea.sample.brand).toBe('#2468f2');
    const copy = await make(owner, company, { name: 'Deep Sea', from: String(sea.id) });
    expect([copy.token, copy.sample]).toEqual(['deep-sea-2', sea.sample]);
    const taken = await owner.post(`${company}/theme`, { name: 'X', key: 'deep-sea' });
    expect([taken.status, Object.keys(taken.json.errors!)]).toEqual([409, ['key']]);
    expect((await make(owner, app, { name: 'Deep Sea', from: String(sea.id) })).token).toBe('deep-sea');
    const { id } = (await server.services.companies.findByKey('globex'))!;
    expect(await auditOf(server.services, id)).toContainEqual(expect.objectContaining({ action: 'theme.created' }));
  });

  it('lists what a level and those above it have, searched, ordered and a page at a time', async () => {
    await make(admin, '/api', { name: 'House' });
    const names = async (query: string, prefix = app) =>
      (await designer.get<ListThemesAnswer>(`${prefix}/theme${query}`)).json.data.items.map(
        ({ name, level }) => `${level} ${name}`,
      );
    expect(await names('')).toEqual(['app Deep Sea', 'company Deep Sea', 'company Deep Sea', 'platform House']);
    expect(await names('?keywords=hou')).toEqual(['platform House']);
    expect(await names('?orderBy=name&orderDir=desc&page=1&perPage=1')).toEqual(['platform House']);
    expect(await names('?level=app')).toEqual(['app Deep Sea']);
    expect((await list(admin, '/api')).items.map(({ name }) => name)).toEqual(['House']);
    const { presets } = (await owner.get<{ presets: { id: string; name: string }[] }>(`${company}/theme/presets`)).json
      .data;
    expect(presets.map(({ id }) => id)).toEqual(['light', 'dark', 'cxd', 'antd', 'contrast']);
    expect(presets.every(({ name }) => name !== '')).toBe(true);
  });

  it('takes the themes of amis tools unchanged, and gives them back the same', async () => {
    const { data } = (await owner.post<Listed>(`${company}/theme/import`, { theme: JSON.stringify(ofAmis) })).json;
    const file = await owner.get(`${company}/theme/${data.id}/export`);
    expect(JSON.parse(file.text)).toEqual(JSON.parse(JSON.stringify(ofAmis)));
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="${data.token}.theme.json"`);
    const broken = structuredClone(ofAmis) as unknown as {
      config: object;
      component: { link: { icon: { body: object } } };
    };
    broken.config = {};
    broken.component.link.icon.body = { size: 'red;}body{display:none' };
    const refused = await owner.post(`${company}/theme/import`, { theme: broken });
    expect(refused.status).toBe(422);
    expect(refused.json.errors).toEqual([expect.objectContaining({ pointer: '/config', code: 'missing' })]);
    broken.config = { name: 'Broken' };
    const [mistake] = (await owner.post(`${company}/theme/import`, { theme: broken })).json
      .errors as unknown as object[];
    expect(mistake).toMatchObject({ pointer: '/component/link/icon/body/size', code: 'value' });
    expect((await list(owner, company)).items.map(({ name }) => name)).not.toContain('Broken');
  });

  it("keeps drafts and versions, and refuses a save over somebody else's", async () => {
    const { id } = await make(owner, company, { name: 'Draft' });
    const { theme, revision } = await read(owner, company, id);
    const red = withBrand(theme as Theme, '#aa0000');
    expect((await owner.post(`${company}/theme/${id}/draft`, { theme: red, revision })).status).toBe(200);
    expect((await owner.post(`${company}/theme/${id}/draft`, { theme, revision })).status).toBe(412);
    const { items } = await list(owner, company);
    expect(items.find((one) => one.id === id)).toMatchObject({ hasDraft: true, version: 1 });
    const drafted = await read(owner, company, id);
    expect([drafted.isDraft, drafted.theme]).toEqual([true, red]);
    const page = await owner.get(`/company/globex${drafted.preview}`);
    expect(sheetIn(page.text)).toContain('--colors-brand-5:light-dark(#aa0000,');
    expect(sheetIn((await owner.get('/company/globex')).text)).toBeUndefined();
    expect((await owner.post(`${company}/theme/${id}/publish`, { note: 'red' })).json.data).toMatchObject({
      version: 2,
    });
    expect((await owner.post(`${company}/theme/${id}/rollback`, { version: 1 })).json.data).toMatchObject({
      version: 3,
    });
    const versions = await owner.get<{ items: object[] }>(`${company}/theme/${id}/versions`);
    expect(versions.json.data.items).toMatchObject([{ version: 3 }, { version: 2, note: 'red' }, { version: 1 }]);
    expect((await publish(owner, company, id, { config: { name: 'x' } })).status).toBe(422);
  });

  it("shows the draft of a preview link on its level's first page", async () => {
    for (const [by, path, prefix] of [
      [admin, '/', '/api'],
      [owner, '/company/globex', company],
      [designer, '/company/globex/app/shop', app],
    ] as const) {
      const { id } = await make(by, prefix, { name: 'Previewed' });
      const { theme, revision } = await read(by, prefix, id);
      await by.post(`${prefix}/theme/${id}/draft`, { theme: withBrand(theme as Theme, '#aa0000'), revision });
      const page = await by.get(path + (await read(by, prefix, id)).preview);
      expect([page.status, sheetIn(page.text)]).toEqual([200, expect.stringContaining('light-dark(#aa0000,')]);
    }
  });

  it('shows the nearest chosen theme in documents, for ever under its content, and no theme at ?safe=1', async () => {
    const { id } = await make(owner, company, { name: 'Shown' });
    await publish(owner, company, id, withBrand((await read(owner, company, id)).theme as Theme, '#123456'));
    expect((await choose(owner, company, String(id))).status).toBe(200);
    const visitor = server.visitor();
    for (const path of ['/login?company=globex', '/login?app=shop&company=globex']) {
      const { text } = await visitor.get(path);
      expect(sheetIn(text)).toContain('--colors-brand-5:light-dark(#123456,');
      expect(sheetIn(text)!.length).toBeLessThan(3000);
      expect(sheetIn((await visitor.get(`${path}&safe=1`)).text)).toBeUndefined();
    }
    expect(sheetIn((await visitor.get('/login')).text)).toBeUndefined();
    expect(sheetIn((await visitor.get('/login?company=acme')).text)).toBeUndefined();
    await choose(designer, app, 'dark');
    const { text } = await visitor.get('/login?app=shop&company=globex');
    expect(text).toContain('<style id="pagewright-theme" data-id="dark" data-dark=""></style>');
    await choose(designer, app, '');

    const worn = (await visitor.get<{ theme: { tag: string } }>(`${company}/theme/in-force`)).json.data.theme;
    // As a browser asks for the sheet of a link: no page says where the request comes from.
    const link = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'style', 'sec-fetch-mode': 'no-cors' };
    const file = await visitor.get(`${company}/theme/${id}.css?v=${worn.tag}`, link);
    expect(file.text).toContain('--colors-brand-5:light-dark(#123456,');
    expect(file.headers.get('cache-control')).toContain('immutable');
    expect(file.headers.get('content-type')).toContain('text/css');
    const tag = { 'if-none-match': file.headers.get('etag')! };
    expect((await visitor.get(`${company}/theme/${id}.css`, tag)).status).toBe(304);
    expect((await visitor.get(`${company}/theme/${id}.css?v=other`)).headers.get('cache-control')).toContain(
      'no-cache',
    );
  });

  it('tells open browsers of a choice and of a new version', async () => {
    const cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reader = await EventReader.open(`${server.base}/api/screen-events`, { cookie });
    readers.push(reader);
    const { id } = await make(owner, company, { name: 'Live' });
    await choose(owner, company, String(id));
    await reader.until(({ data }) => data['id'] === 'theme/in-force' && data['layer'] === 'company');
    await publish(owner, company, id, (await read(owner, company, id)).theme);
    await reader.until(({ data }) => data['id'] === `theme/${id}` && data['version'] === 2);
    expect((await list(owner, company)).inForce).toBe(String(id));
  });

  it("tells visitors of a company's sign-in page of its themes alone, at once and when they come back", async () => {
    const open = async (query: string) => {
      const reader = await EventReader.open(`${server.base}/api/screen-events?${query}`);
      readers.push(reader);
      return reader;
    };
    const { text } = await server.visitor().get('/login?company=globex');
    const cursor = /"cursor":"([^"]+)"/.exec(text)![1]!;
    const [shown, elsewhere] = [await open('company=globex'), await open('company=acme')];
    expect(
      (await owner.post(`${company}/screen/company/desk-title/publish`, { schema: { type: 'tpl', tpl: 'x' } })).status,
    ).toBe(200);
    await choose(owner, company, 'contrast');
    await choose(admin, '/api', 'contrast');
    const back = await open(`company=globex&lastEventId=${cursor}`);
    const isTold =
      (layer: string) =>
      ({ data }: { data: Record<string, unknown> }) =>
        data['id'] === 'theme/in-force' && data['layer'] === layer;
    for (const reader of [shown, back]) {
      await reader.until(isTold('company'));
      await reader.until(isTold('platform'));
    }
    await elsewhere.until(isTold('platform'));
    expect(elsewhere.received.some(isTold('company'))).toBe(false);
    for (const reader of [shown, back, elsewhere])
      expect(
        reader.received.filter(({ data }) => data['layer'] === 'company' && !String(data['id']).startsWith('theme/')),
      ).toEqual([]);
    await choose(owner, company, '');
    await choose(admin, '/api', '');
  });

  it('deletes and disables nothing that is in use, and chooses nothing that is disabled', async () => {
    const { id } = await make(owner, company, { name: 'Used' });
    const at = `${company}/theme/${id}`;
    await choose(designer, app, String(id));
    expect((await owner.post(`${at}/settings`, { state: 'disabled' })).json).toMatchObject({
      msg: expect.stringContaining('in use'),
    });
    expect((await owner.send(at, { method: 'DELETE' })).status).toBe(409);
    await choose(designer, app, '');
    expect((await owner.post<Listed>(`${at}/settings`, { state: 'disabled', name: 'Idle' })).json.data).toMatchObject({
      state: 'disabled',
      name: 'Idle',
      token: 'used',
    });
    expect((await choose(owner, company, String(id))).status).toBe(409);
    expect((await owner.send(at, { method: 'DELETE' })).status).toBe(200);
    expect((await owner.get(`${at}/source`)).status).toBe(404);
    expect((await owner.get(`${at}.css`)).status).toBe(404);
  });

  it('answers what is saved beside a draft, and goes back to it', async () => {
    const { id } = await make(owner, company, { name: 'Drafted' });
    const { theme, saved, revision } = await read(owner, company, id);
    expect(saved).toBeUndefined();
    const at = `${company}/theme/${id}`;
    expect((await owner.post(`${at}/draft`, { theme: withBrand(theme as Theme, '#123456'), revision })).status).toBe(
      200,
    );
    const drafted = await read(owner, company, id);
    expect([drafted.isDraft, drafted.saved]).toEqual([true, theme]);
    const stale = await owner.post(`${at}/draft`, { theme, revision });
    expect(stale.status).toBe(412);
    expect((await owner.send(`${at}/draft?revision=${drafted.revision}`, { method: 'DELETE' })).status).toBe(200);
    expect(await read(owner, company, id)).toMatchObject({ isDraft: false, theme });
  });

  it('puts the styles that a theme brings along into its sheet, but for editors and without what loads from elsewhere', async () => {
    const { id } = await make(owner, company, { name: 'Styled' });
    const { theme } = await read(owner, company, id);
    const sheet = async (customStyle: object) => {
      expect((await publish(owner, company, id, { ...theme, customStyle })).status).toBe(200);
      return (await server.visitor().get(`${company}/theme/${id}.css`)).text;
    };
    expect(await sheet({ style: '.a { color: red } .b { background: url(https://evil.example/) } @import "x";' })).toBe(
      'html:not([data-plain]) .a{color:red}html:not([data-plain]) .b{}',
    );
    expect(await sheet({ style: '@a: red;', language: 'less', css: '.a{color:red}</style>' })).not.toContain('<');
    expect((await publish(owner, company, id, { ...theme, customStyle: { style: 'a'.repeat(100_001) } })).status).toBe(
      422,
    );
  });

  it('shows the sign-in page so that the editor of themes can dress it, without any program in it', async () => {
    const policy = async (path: string) => (await admin.get(path)).headers.get('content-security-policy');
    const dressed = await policy('/login?as=visitor&dressed=1');
    expect(dressed).toContain("script-src 'none'");
    expect(dressed).toMatch(/sandbox allow-scripts allow-same-origin$/);
    expect(await policy('/login?as=visitor')).toMatch(/sandbox allow-scripts$/);
    expect(await policy('/theme-samples?dressed=1')).not.toContain('sandbox');
  });

  it('lets each level change its own themes alone, and answers for those of others as for none', async () => {
    const own = {
      platform: await make(admin, '/api', { name: 'P' }),
      company: await make(owner, company, { name: 'C' }),
      app: await make(designer, app, { name: 'A' }),
    };
    const calls = (prefix: string, id: number): [string, string, object?][] => [
      ['GET', `${prefix}/theme/${id}/source`],
      ['GET', `${prefix}/theme/${id}/export`],
      ['POST', `${prefix}/theme/${id}/settings`, { description: 'x' }],
      ['POST', `${prefix}/theme/${id}/draft`, { theme: ofAmis }],
      ['POST', `${prefix}/theme/${id}/publish`, { theme: ofAmis }],
      ['GET', `${prefix}/theme/${id}/versions`],
      ['POST', `${prefix}/theme/${id}/rollback`, { version: 1 }],
      ['DELETE', `${prefix}/theme/${id}`],
    ];
    const statuses = async (by: Person, prefix: string, id: number) => {
      const answers: number[] = [];
      for (const [method, path, body] of calls(prefix, id))
        answers.push((await (method === 'POST' ? by.post(path, body) : by.send(path, { method }))).status);
      return answers;
    };
    const [reads, nothing, forbidden] = [
      [200, 200, 404, 404, 404, 404, 404, 404],
      Array(8).fill(404),
      Array(8).fill(403),
    ];
    // What lies above is read, and changed by its own level alone.
    expect(await statuses(owner, company, own.platform.id)).toEqual(reads);
    expect(await statuses(designer, app, own.company.id)).toEqual(reads);
    // What lies below or beside is not there.
    expect(await statuses(owner, company, own.app.id)).toEqual(nothing);
    expect(await statuses(admin, '/api/company/acme', own.company.id)).toEqual(nothing);
    expect(await statuses(admin, '/api', own.company.id)).toEqual(nothing);
    expect(await statuses(admin, '/api', 1)).toEqual(nothing);
    // People without the right learn nothing.
    for (const [by, prefix] of [
      [designer, company],
      [member, company],
      [member, app],
      [owner, '/api'],
      [owner, '/api/company/acme'],
      [owner, '/api/company/nobody'],
    ] as const)
      expect(await statuses(by, prefix, own.company.id)).toEqual(forbidden);
    expect((await server.visitor().get(`${company}/theme`)).status).toBe(401);
    for (const foreign of [own.company.id, 1]) {
      expect((await choose(admin, '/api/company/acme', String(foreign))).status).toBe(404);
      expect((await server.visitor().get(`/api/company/acme/theme/${foreign}.css`)).status).toBe(404);
    }
  });
});
