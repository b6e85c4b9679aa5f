import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { StartData } from '../../../src/types/start.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import type { Answer, Person } from '../../../tests/support/person.ts';
import { demoPassword, startServer, type TestServer } from '../../../tests/support/server.ts';

interface Refused {
  errors: { code: string; pointer: string; message: string }[];
}

const startOf = ({ text }: Answer): StartData =>
  JSON.parse(/<script type="application\/json" id="pagewright-start">(.*?)<\/script>/s.exec(text)![1]!);
const shellOf = ({ text }: Answer) => /<div id="shell">(.*?)<div id="root">/s.exec(text)![1]!;

const heading = { type: 'tpl', wrapperComponent: 'h1', tpl: 'Welcome to Globex' };
const signIn = { type: 'sign-in' };
const secret = { type: 'input-text', name: 'secret', label: 'Password' };
const page = (...body: object[]) => ({ type: 'page', className: 'pw-login', body });
const path = '/api/company/globex/screen/account/login';
const address = '/login?company=globex&authType=password';

onOneEngine((engine) => {
  let server: TestServer;
  let owner: Person;
  let visitor: Person;

  beforeAll(async () => {
    server = await startServer({ storage: await engine.storage() });
    owner = await server.person('owner@example.com');
    visitor = server.visitor();
  });
  afterAll(() => server.stop());

  const publish = (schema: object, at = path) => owner.post<never>(`${at}/publish`, { schema, note: '' });
  const errorsOf = (answer: Answer<unknown>) =>
    (answer.json as unknown as Refused).errors.map(({ code, pointer }) => [code, pointer]);

  it.each([
    ['a field of a form', page(signIn, { type: 'form', body: [secret] }), '/body/1/body/0'],
    [
      'a field in a dialog',
      page(signIn, {
        type: 'button',
        label: 'x',
        actionType: 'dialog',
        dialog: { type: 'dialog', title: 'x', body: secret },
      } as object),
      '/body/1/dialog/body',
    ],
    ['an editor', page(signIn, { type: 'textarea', name: 'a', label: 'a' }), '/body/1'],
    ['a choice that takes text', page(signIn, { type: 'select', name: 'a', label: 'a', creatable: true }), '/body/1'],
    ['markup of a field', page(signIn, { type: 'tpl', tpl: '<input type="password">' }), '/body/1/tpl'],
  ])('is refused with %s of its own, at its place', async (_, schema, pointer) => {
    const answer = await publish(schema);
    expect([answer.status, errorsOf(answer)]).toEqual([422, [['login.field', pointer]]]);
    expect(answer.text).toContain('sign-in');
    const app = await publish(schema, '/api/company/globex/app/crm/screen/account/standalone');
    expect(errorsOf(app)).toEqual([['login.field', pointer]]);
  });

  it("gets the platform's form at its end where it has none; the platform's own page may have any", async () => {
    const check = await owner.post(`${path}/validate`, { schema: page(heading) });
    expect(check.json.data).toMatchObject({
      valid: true,
      messages: [{ code: 'login.no-sign-in', severity: 'warning' }],
    });
    expect((await publish(page(heading))).status).toBe(200);
    expect(startOf(await visitor.get(address)).screen.schema).toMatchObject({ body: [{}, { type: 'sign-in' }] });
    const admin = await server.person('admin@example.com');
    const own = await admin.post('/api/screen/account/login/validate', { schema: page(secret) });
    expect(own.json.data).toMatchObject({ valid: true });
  });

  it('shows the words it brings along in its static part, its title and its data, in either language', async () => {
    const own = { type: 'tpl', wrapperComponent: 'h1', tpl: 'i18n:own.hello' };
    const $texts = { 'zh-CN': { 'own.hello': '你好，环球' }, 'en-US': { 'own.hello': 'Hello, Globe' } };
    expect((await publish({ ...page(own, signIn), title: 'i18n:own.hello', $texts })).status).toBe(200);
    for (const [locale, words] of [
      ['zh-CN', '你好，环球'],
      ['en-US', 'Hello, Globe'],
    ] as const) {
      const shown = await vi.waitFor(async () => {
        const answer = await visitor.get(address, { cookie: `locale=${locale}` });
        expect(shellOf(answer)).toContain(words);
        return answer;
      }, 20_000);
      expect(shown.text).toContain(`<title>${words}`);
      expect(startOf(shown).screen.schema).toMatchObject({ $texts });
    }
    const empty = { ...$texts, 'en-US': { 'own.hello': '' } };
    const refused = await publish({ ...page(own, signIn), $texts: empty });
    expect([refused.status, errorsOf(refused)]).toEqual([422, [['words.empty', '/$texts/en-US/own.hello']]]);
  });

  it("has the platform's form in its static part; it signs in without any script", async () => {
    const choice = { type: 'switch', name: 'terms', label: 'Terms' };
    expect((await publish(page(heading, choice, signIn))).status).toBe(200);
    const shown = await vi.waitFor(async () => {
      const answer = await visitor.get(address);
      expect(shellOf(answer)).toContain('Welcome to Globex');
      return answer;
    }, 20_000);
    const start = startOf(shown);
    expect([start.screen.layer, start.signIn?.layer, start.signIn?.id]).toEqual([
      'company',
      'builtin',
      'account/login',
    ]);
    const html = shellOf(shown);
    expect(html.match(/<h1/g)).toHaveLength(1);
    const [, action = '', form = ''] = /<form[^>]* action="([^"]+)"[^>]*>(.*?)<\/form>/s.exec(html)!;
    expect(form).toContain('type="password"');
    const names = [...form.matchAll(/<input[^>]* name="([^"]+)"/g)].map(([, name]) => name);
    expect(names).toEqual(expect.arrayContaining(['email', 'token']));
    const fields = { email: 'member', token: demoPassword };
    const person = server.visitor();
    const done = await person.postForm(action.replaceAll('&amp;', '&'), fields, { referer: server.base + address });
    expect([done.status, done.headers.get('location')]).toEqual([302, '/']);
    expect((await person.get('/api/user/info')).status).toBe(200);
  });

  it('that a company names by its own id gets the form; one that was never judged as a sign-in page is left aside', async () => {
    const { database, companies } = server.services;
    const { id } = (await companies.findByKey('globex'))!;
    const choose = (login_page: string) =>
      database.query.updateTable('company').set({ login_page }).where('id', '=', id).execute();
    await publish(page(heading), '/api/company/globex/screen/brand/globex');
    await publish(page(heading, secret), '/api/company/globex/screen/brand/fields');
    await choose('brand/globex');
    // The first answer does not wait for a static form that takes long.
    const shown = await vi.waitFor(async () => {
      const answer = await visitor.get(address);
      expect(shellOf(answer)).toContain('Welcome to Globex');
      return answer;
    }, 20_000);
    expect(startOf(shown)).toMatchObject({
      screen: { id: 'brand/globex', layer: 'company', schema: { body: [heading, signIn] } },
      signIn: { layer: 'builtin' },
    });
    expect(shellOf(shown)).toContain('name="token"');
    await choose('brand/fields');
    expect(startOf(await visitor.get(address)).screen.id).toBe('account/login');
    await choose('');
  });

  it('of an earlier time, with a field of its own, is left aside', async () => {
    const { database, companies } = server.services;
    const { id } = (await companies.findByKey('globex'))!;
    await publish(page(heading, signIn));
    const schema = JSON.stringify(page(heading, secret));
    await database.tenant(id, (trx) =>
      trx.updateTable('screen_version').set({ schema }).where('screen_id', '=', 'account/login').execute(),
    );
    expect(startOf(await visitor.get(address)).screen).toMatchObject({ id: 'account/login', layer: 'builtin' });
  });
});
