import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import en from '../../../../schemas/locales/en-US.json' with { type: 'json' };
import zh from '../../../../schemas/locales/zh-CN.json' with { type: 'json' };
import { nameKey } from '../../../../src/screens/name-of-screen.ts';
import type { ListedScreen } from '../../../../src/types/generated/contracts/screens.ts';
import { isPart } from '../../../../src/validation/parts/include.ts';
import { onOneEngine } from '../../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../../tests/support/demo-platform.ts';
import type { Person } from '../../../../tests/support/person.ts';

const page = (text: string) => ({ type: 'page', body: { type: 'tpl', tpl: text } });
const desk = 'company/desk';
const own = '/api/company/globex/screen';

onOneEngine((engine) => {
  let server: DemoPlatform;
  let admin: Person;
  let owner: Person;

  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    [admin, owner] = (await Promise.all(['admin@example.com', 'owner@example.com'].map(server.person))) as [
      Person,
      Person,
    ];
  });

  beforeEach(async () => {
    await owner.send(`${own}/${desk}`, { method: 'DELETE' });
    await admin.send(`/api/screen/${desk}`, { method: 'DELETE' });
  });

  const list = async (person: Person, path: string) =>
    (await person.get<{ items: ListedScreen[]; total: number }>(path)).json.data;
  const rowOf = async (person: Person, path: string, id: string) =>
    (await list(person, path)).items.find((item) => item.id === id);
  const statesOf = async (id = desk) => (await rowOf(owner, own, id))?.states;
  const publish = (person: Person, base: string, text: string) =>
    person.post(`${base}/${desk}/publish`, { schema: page(text) });

  describe('the list of screens', () => {
    it('has a name in both languages for every shipped page, and says the id of an unnamed part in words', async () => {
      const { screens } = server.services;
      const pages = screens.builtin().filter(({ id }) => !isPart(screens.shipped(id)));
      const missing = pages.map(({ id }) => nameKey(id)).filter((key) => !(key in en) || !(key in zh));
      expect(missing).toEqual([]);
      expect(
        (await rowOf(admin, '/api/screen?area=user-center&perPage=100', 'user-center/git-account-row'))?.name,
      ).toBe('Git account row');
    });

    it('is one of an app, too, which has what an app may override', async () => {
      const ofApp = '/api/company/globex/app/crm/screen';
      await owner.post(`${ofApp}/${desk}/publish`, { schema: page('crm') });
      const { items } = await list(owner, `${ofApp}?perPage=100`);
      expect(items.find(({ id }) => id === desk)).toMatchObject({
        layer: 'app',
        layers: ['builtin', 'app'],
        states: ['changed'],
        edit: `/company/globex/app/crm/screens/${desk}/edit`,
      });
      expect(items.map(({ id }) => id)).not.toContain('user-center/profile');
      expect(await rowOf(owner, own, desk)).toMatchObject({ layer: 'builtin', states: ['builtin'] });
      await owner.send(`${ofApp}/${desk}`, { method: 'DELETE' });
    });

    it('says in words what a screen is and where it appears', async () => {
      expect(await rowOf(admin, '/api/screen', 'account/login')).toMatchObject({
        area: 'account',
        name: en['screen.account.login'],
        kind: 'page',
        routes: ['/login'],
      });
      expect(await rowOf(admin, '/api/screen', 'company/desk-title')).toMatchObject({
        kind: 'part',
        pages: [en['screen.company.desk']],
      });
      expect(await rowOf(admin, '/api/screen', 'errors/server-error')).toMatchObject({ routes: ['/500'] });
    });

    it('has the addresses of its own level, and the name of its app', async () => {
      const ofApp = '/api/company/globex/app/crm/screen';
      const routesAt = async (path: string, id: string) => (await rowOf(owner, `${path}?perPage=100`, id))?.routes;
      expect(await routesAt(own, desk)).toEqual(['/company/globex', '/company/globex/app']);
      // The company's own start page is shown there, never the app's.
      expect(await routesAt(ofApp, desk)).toEqual([]);
      const choices = async (path: string) => (await owner.get<{ app?: string }>(`${path}/choices`)).json.data;
      expect((await choices(ofApp)).app).toMatch(/./);
      expect(await choices(own)).toMatchObject({ company: 'Globex' });
      expect(await choices(own)).not.toHaveProperty('app');
    });

    it('holds what the level may override, and nothing else', async () => {
      const ids = (await list(owner, own)).items.map(({ id }) => id);
      expect(ids).toEqual(expect.arrayContaining([desk, 'company/desk-title']));
      for (const id of ['user-center/profile', 'account/login', 'login/card']) expect(ids).not.toContain(id);
      expect((await list(admin, '/api/screen')).items.map(({ id }) => id)).not.toContain('account/prove');
    });

    it('is searched by name, and filtered by area and state', async () => {
      const ids = async (query: string) => (await list(admin, `/api/screen?${query}`)).items.map(({ id }) => id);
      expect(await ids('keywords=sign-in+page&area=account')).toContain('account/login');
      expect(await ids('area=company&keywords=heading')).toEqual(['company/desk-title']);
      expect(await ids('state=draft')).toEqual([]);
      await admin.post(`/api/screen/${desk}/draft`, { schema: page('draft') });
      expect(await ids('state=draft')).toEqual([desk]);
      await publish(admin, '/api/screen', 'draft');
      expect([await ids('state=draft'), await ids('state=changed')]).toEqual([[], [desk]]);
    });

    it('is searched by the words on a screen, in both languages, as shipped, published and drafted', async () => {
      const found = async (words: string, person = admin, path = '/api/screen') =>
        (await list(person, `${path}?keywords=${encodeURIComponent(words)}`)).items;
      const heading = 'account/sign-in-title';
      for (const words of [en['login.heading'], zh['login.heading']]) {
        expect((await found(words)).find(({ id }) => id === heading)?.found).toBe(words);
      }
      // A name in the other language, which needs no line of its own.
      expect((await found(zh['screen.account.login'])).find(({ id }) => id === 'account/login')).not.toHaveProperty(
        'found',
      );
      await publish(owner, own, 'A harbour at dawn');
      await owner.post(`${own}/${desk}/draft`, { schema: page('A lighthouse at night') });
      for (const words of ['harbour at', 'LIGHTHOUSE']) {
        expect((await found(words, owner, own)).map(({ id }) => id)).toEqual([desk]);
        expect(await found(words)).toEqual([]);
      }
      await owner.send(`${own}/${desk}/draft`, { method: 'DELETE' });
      expect(await found('lighthouse', owner, own)).toEqual([]);
    });

    it('has each part beneath one page where it is folded, with what is the matter with it', async () => {
      const folded = async (query = '') =>
        (await admin.get<{ items: ListedScreen[]; total: number }>(`/api/screen?folded=true${query}`)).json.data;
      const { items } = await folded();
      const all = await list(admin, '/api/screen');
      const beneath = items.flatMap(({ children = [] }) => children);
      const ids = [...items, ...beneath].map(({ id }) => id);
      expect(ids.sort()).toEqual(all.items.map(({ id }) => id).sort());
      const login = items.find(({ id }) => id === 'account/login')!;
      expect(login.children?.find(({ id }) => id === 'account/sign-in-title')).toMatchObject({ sharedBy: 2 });
      expect(beneath.every(({ kind, routes }) => kind === 'part' && routes.length === 0)).toBe(true);
      expect(beneath.filter(({ children }) => children)).toEqual([]);

      await admin.post('/api/screen/company/desk-title/publish', { schema: { type: 'tpl', tpl: 'x' } });
      const changed = await folded('&state=changed');
      expect(changed).toMatchObject({
        total: 1,
        items: [
          { id: desk, states: ['builtin'], partStates: ['changed'] },
          { id: 'company/desk-title', below: desk },
        ],
      });
      await admin.send('/api/screen/company/desk-title', { method: 'DELETE' });
      // A page that is found comes with all its parts.
      const found = await folded(`&keywords=${desk}&area=company`);
      expect(found.items.filter(({ below }) => below === desk).length).toBeGreaterThan(3);
      expect((await folded('&perPage=5&page=2')).items).toHaveLength(5);
    });

    it('shows no parameters of the route table as addresses', async () => {
      const shown = async (person: Person, path: string) =>
        (await list(person, path)).items.flatMap(({ routes }) => routes);
      const routes = [...(await shown(admin, '/api/screen')), ...(await shown(owner, own))];
      expect(routes.filter((route) => /:[a-z]/i.test(route))).toEqual([]);
      expect(routes).toContain('/company/‹company›');
      expect(routes).toContain('/company/globex');
    });

    it('names the areas of the level', async () => {
      const { json } = await owner.get<{ areas: { value: string }[] }>(`${own}/choices`);
      expect(json.data.areas).toContainEqual({ label: en['screen-area.company'], value: 'company' });
      expect(json.data.areas.map(({ value }) => value)).not.toContain('user-center');
    });

    it('says who changed a screen last', async () => {
      await publish(owner, own, 'a');
      const { changedBy, changedAt } = (await rowOf(owner, own, desk))!;
      expect([changedBy, Date.parse(changedAt!)]).toEqual([expect.stringMatching(/./), expect.closeTo(Date.now(), -5)]);
    });
  });

  describe('what a page is based on', () => {
    it('is behind once the level above publishes, until it is taken back', async () => {
      expect(await statesOf()).toEqual(['builtin']);
      await publish(owner, own, 'mine');
      expect(await statesOf()).toEqual(['changed']);
      await publish(admin, '/api/screen', 'theirs');
      expect(await statesOf()).toEqual(['behind', 'changed']);
      await publish(owner, own, 'mine, changed again');
      expect(await statesOf()).toEqual(['behind', 'changed']);
      await owner.send(`${own}/${desk}`, { method: 'DELETE' });
      expect(await statesOf()).toEqual(['builtin']);
      await publish(owner, own, 'from theirs');
      expect(await statesOf()).toEqual(['changed']);
    });

    it('is what the draft began with', async () => {
      const save = (text: string) => owner.post(`${own}/${desk}/draft`, { schema: page(text) });
      await save('one');
      await publish(admin, '/api/screen', 'theirs');
      await save('two');
      expect(await statesOf()).toEqual(['behind', 'draft']);
      await owner.post(`${own}/${desk}/publish`, { note: 'the draft' });
      expect(await statesOf()).toEqual(['behind', 'changed']);
    });

    it('goes back with a version', async () => {
      const first = await publish(owner, own, 'first');
      await publish(admin, '/api/screen', 'theirs');
      await owner.send(`${own}/${desk}`, { method: 'DELETE' });
      await publish(owner, own, 'second');
      expect(await statesOf()).toEqual(['changed']);
      await owner.post(`${own}/${desk}/rollback`, { version: first.json.data.version });
      expect(await statesOf()).toEqual(['behind', 'changed']);
    });

    it('is kept when it is a shipped page, and a newer one makes the override behind', async () => {
      await publish(owner, own, 'mine');
      const shipped = await server.services.database.tenant(-1, (trx) =>
        trx.selectFrom('screen_shipped').selectAll().where('screen_id', '=', desk).execute(),
      );
      expect(shipped).toMatchObject([{ schema: { type: 'page' } }]);
      const { id: companyId } = (await server.services.companies.findByKey('globex'))!;
      await server.services.database.tenant(companyId, (trx) =>
        trx.updateTable('screen_version').set({ base_version: 7 }).where('screen_id', '=', desk).execute(),
      );
      expect(await statesOf()).toEqual(['behind', 'changed']);
    });
  });

  it('says that the built-in page of a draft is gone, and exports the draft', async () => {
    const removed = 'sales/removed';
    await owner.post(`${own}/${removed}/draft`, { schema: page('mine') });
    expect(await statesOf(removed)).toEqual(['draft']);
    const { id: companyId } = (await server.services.companies.findByKey('globex'))!;
    await server.services.database.tenant(companyId, (trx) =>
      trx
        .updateTable('screen')
        .set({ draft_base_layer: 'builtin', draft_base_version: 7 })
        .where('company_id', '=', companyId)
        .where('screen_id', '=', removed)
        .execute(),
    );
    expect(await statesOf(removed)).toEqual(['gone', 'draft']);
    expect((await list(owner, `${own}?state=gone`)).items).toMatchObject([{ id: removed }]);
    expect((await owner.get(`${own}/${removed}/source`)).json.data).toMatchObject({
      isGone: true,
      schema: page('mine'),
    });
    expect((await owner.get(`${own}/${removed}/export`)).json).toMatchObject({ id: removed, schema: page('mine') });
    await owner.send(`${own}/${removed}/draft`, { method: 'DELETE' });
    expect(await statesOf(removed)).toBeUndefined();
  });

  it('marks a published page that fails the checker', async () => {
    await publish(owner, own, 'mine');
    const { id: companyId } = (await server.services.companies.findByKey('globex'))!;
    await server.services.database.tenant(companyId, (trx) =>
      trx
        .updateTable('screen_version')
        .set({ schema: JSON.stringify({ type: 'page', body: { type: 'no-such-type' } }) })
        .where('company_id', '=', companyId)
        .where('screen_id', '=', desk)
        .execute(),
    );
    server.services.screens.retryBuiltin();
    const { items } = await list(owner, `${own}?state=problems`);
    expect(items).toMatchObject([
      { id: desk, states: ['problems', 'changed'], problem: expect.stringContaining('no-such-type') },
    ]);
  });
});
