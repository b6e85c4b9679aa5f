import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { StartData } from '../../../src/types/start.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Answer, Person } from '../../../tests/support/person.ts';
import { demoPassword } from '../../../tests/support/server.ts';

interface Settings {
  look: { layout: string; heading: string } | null;
  shown: string;
  above: string;
  decorations: { id: string }[];
  problem: string;
  history: { layout: string; by: string }[];
}

const company = '/api/company/globex/login-look';
const app = '/api/company/globex/app/crm/login-look';
const ofCompany = '/login?company=globex';
const ofApp = '/login?company=globex&app=crm';
const decorationOf = (address: string) => address.replace('/login?', '/login/decoration?');

const startOf = ({ text }: Answer): StartData =>
  JSON.parse(/<script type="application\/json" id="pagewright-start">(.*?)<\/script>/s.exec(text)![1]!);
const shellOf = ({ text }: Answer) => /<div id="shell">(.*?)<div id="root">/s.exec(text)![1]!;

onOneEngine((engine) => {
  let server: DemoPlatform;
  let admin: Person;
  let owner: Person;
  let member: Person;

  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    [admin, owner, member] = (await Promise.all(
      ['admin@example.com', 'owner@example.com', 'member'].map(server.person),
    )) as [Person, Person, Person];
  });
  beforeEach(async () => {
    for (const level of [company, app]) await owner.send(level, { method: 'DELETE' });
  });

  const settings = async (path: string) => (await owner.get<Settings>(path)).json.data;
  const seen = async (address: string) => {
    const { screen, look } = startOf(await server.visitor().get(address));
    return [screen.id, look?.layout, look?.heading];
  };
  const publish = (name: string, schema: object) =>
    owner.post(`/api/company/globex/screen/${name}/publish`, { schema, note: '' });
  const decoration = (...body: object[]) => publish('brand/harbour', { type: 'page', body });
  const visit = (address: string) => server.visitor().get(address);

  it('stands around the form as soon as it is set, until it is taken back', async () => {
    expect(await seen(ofCompany)).toEqual(['account/login', undefined, undefined]);
    await owner.post(company, { layout: 'left', heading: ' Harbour ', accent: '#0f766e' });
    expect(await seen(ofCompany)).toEqual(['login/look', 'left', 'Harbour']);
    expect(await seen('/login')).toEqual(['account/login', undefined, undefined]);
    expect(await settings(company)).toMatchObject({ look: { layout: 'left' }, shown: 'company', above: 'platform' });
    await owner.send(company, { method: 'DELETE' });
    expect(await seen(ofCompany)).toEqual(['account/login', undefined, undefined]);
    expect((await settings(company)).history.map(({ layout }) => layout)).toEqual(['', 'left']);
  });

  it("is the company's where the app has none", async () => {
    await owner.post(company, { layout: 'left' });
    expect(await seen(ofApp)).toEqual(['login/look', 'left', '']);
    expect(await settings(app)).toMatchObject({ look: null, shown: 'company', above: 'company' });
    await owner.post(app, { layout: 'card' });
    expect([await seen(ofApp), await seen(ofCompany)]).toMatchObject([
      ['login/look', 'card', ''],
      ['login/look', 'left', ''],
    ]);
  });

  it("has the platform's form and its words in the first answer, and signs in without scripts", async () => {
    const heading = '<b>Harbour</b>';
    await owner.post(company, { layout: 'right', heading, accent: '#ffee00' });
    const address = `${ofCompany}&authType=password`;
    const html = shellOf(await visit(address));
    expect(html).toContain('&lt;b&gt;Harbour');
    expect(html).toContain('--pw-login-accent:#ffee00;--pw-login-on-accent:#16181d');
    const [, action = '', form = ''] = /<form[^>]* action="([^"]+)"[^>]*>(.*?)<\/form>/s.exec(html)!;
    expect(form).toContain('type="password"');
    const fields = { email: 'member', token: demoPassword };
    const person = server.visitor();
    const done = await person.postForm(action.replaceAll('&amp;', '&'), fields, { referer: server.base + address });
    expect([done.status, done.headers.get('location')]).toEqual([302, '/']);
  });

  it('shows a published page as a static document without scripts, origin and network', async () => {
    await decoration({ type: 'tpl', tpl: '<b>Welcome</b>' }, { type: 'input-text', name: 'a' }, { type: 'chart' });
    await owner.post(company, { layout: 'right', decoration: 'brand/harbour' });
    const answer = await visit(decorationOf(ofCompany));
    expect(answer.text).toContain('<b>Welcome</b>');
    expect(answer.text).not.toMatch(/<script|<input/);
    const policy = answer.headers.get('content-security-policy');
    for (const part of ["script-src 'none'", "connect-src 'none'", "form-action 'none'"])
      expect(policy).toContain(part);
    expect(policy).toMatch(/; sandbox allow-popups allow-popups-to-escape-sandbox$/);
    expect((await settings(company)).problem).toBe('partial');
    const alone = await server.visitor().get(decorationOf(ofCompany), { 'sec-fetch-dest': 'document' });
    expect(alone.status).toBe(404);
  });

  it('leads on by links through the page that asks, for links of its own alone', async () => {
    await decoration({ type: 'link', href: 'https://harbour.example/a?b=1&c=2', body: 'Us' }, {
      type: 'tpl',
      tpl: '<a href="https://harbour.example/" target="_top">Us</a>',
    } as object);
    await owner.post(company, { layout: 'right', decoration: 'brand/harbour' });
    const { text } = await visit(decorationOf(ofCompany));
    const links = [...text.matchAll(/<a href="(\/login\/leave[^"]*)" target="([^"]*)"/g)];
    expect(links.map(([, , target]) => target)).toEqual(['_blank', '_blank']);
    const [, first = ''] = links[0]!;
    const leave = first.replaceAll('&amp;', '&');
    expect(new URLSearchParams(leave.split('?')[1]).get('to')).toBe('https://harbour.example/a?b=1&c=2');
    expect((await visit(leave)).status).toBe(200);
    expect((await visit(leave.replace('harbour.example', 'other.example'))).status).toBe(404);
  });

  it('takes a published page of the level alone, and says when it is gone', async () => {
    const look = { layout: 'left', decoration: 'brand/harbour' };
    await owner.send('/api/company/globex/screen/brand/harbour', { method: 'DELETE' });
    const refused = await owner.post(company, look);
    expect([refused.status, Object.keys(refused.json.errors ?? {})]).toEqual([422, ['decoration']]);
    for (const id of ['account/login', 'home/index']) {
      expect((await owner.post(company, { ...look, decoration: id })).status).toBe(422);
    }
    await decoration({ type: 'tpl', tpl: 'Welcome' });
    expect((await settings(company)).decorations).toContainEqual(expect.objectContaining({ id: 'brand/harbour' }));
    expect((await owner.post(company, look)).status).toBe(200);
    expect((await settings(company)).problem).toBe('');
    await owner.send('/api/company/globex/screen/brand/harbour', { method: 'DELETE' });
    expect((await settings(company)).problem).toBe('aside');
    expect((await visit(decorationOf(ofCompany))).text).not.toContain('Welcome');
    expect(await seen(ofCompany)).toEqual(['login/look', 'left', '']);
  });

  it('takes no words of a page for a link, and links to other sites and pages of ours alone', async () => {
    const words = { type: 'plain', text: ' href="leads:javascript%3Aalert(1)" href="leads:%"' };
    const links = [
      'https://me@elsewhere.invalid/',
      'javascript:alert(1)',
      '/logout',
      '/docs',
      'https://\u0430cme.com/',
    ];
    const nodes = links.map((href) => ({ type: 'tpl', tpl: `<a href="${href}">x</a>` }));
    expect((await decoration(words, ...nodes.filter((_, at) => at !== 1))).status).toBe(200);
    await owner.post(company, { layout: 'right', decoration: 'brand/harbour' });
    const { status, text } = await visit(decorationOf(ofCompany));
    const leads = [...text.matchAll(/href="\/login\/leave\?([^"]*)"/g)].map(([, query = '']) =>
      new URLSearchParams(query.replaceAll('&amp;', '&')).get('to'),
    );
    expect([status, leads]).toEqual([200, ['/docs', 'https://xn--cme-5cd.com/']]);
  });

  it('refuses a decoration of which nobody would see anything', async () => {
    const list = 'SPLIT("a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a", ",")';
    const endless = ['x', 'y', 'z', 'u', 'v'].reduce(
      (inner, name) => `COUNT(ARRAYMAP(${list}, ${name} => ${inner}))`,
      '1',
    );
    const refused = async (body: object) => {
      await decoration(body);
      const { status, json } = await owner.post(company, { layout: 'left', decoration: 'brand/harbour' });
      return [status, json.errors?.['decoration']];
    };
    expect(await refused({ type: 'form', body: [{ type: 'input-text', name: 'a' }] })).toEqual([
      422,
      expect.stringContaining('Nothing of this page'),
    ]);
    expect(await refused({ type: 'tpl', tpl: `\${${endless}}` })).toEqual([422, expect.stringContaining('too long')]);
    expect((await settings(company)).look).toBeNull();
  });

  it.each([
    ['layout', { layout: 'below' }],
    ['accent', { layout: 'card', accent: 'red;x' }],
    ['picture', { layout: 'card', picture: 'https://elsewhere.example/a.png' }],
    ['logo', { layout: 'card', logo: '/logout' }],
    ['heading', { layout: 'card', heading: 'x'.repeat(81) }],
  ])('refuses a wrong %s and changes nothing', async (field, look) => {
    await owner.post(company, { layout: 'full' });
    const refused = await owner.post(company, look);
    expect([refused.status, Object.keys(refused.json.errors ?? {})]).toEqual([422, [field]]);
    expect(await seen(ofCompany)).toEqual(['login/look', 'full', '']);
  });

  it('is tried by administrators of the level before it is set, and changes nothing', async () => {
    await decoration({ type: 'tpl', tpl: 'Tried' });
    const look = { layout: 'card', heading: 'Tried heading', decoration: 'brand/harbour' };
    const { preview } = (await owner.post<{ preview: string }>(`${company}/try`, look)).json.data;
    const shown = await owner.get(`${preview}&as=visitor`);
    expect(startOf(shown).look).toMatchObject({ layout: 'card', heading: 'Tried heading' });
    expect(shown.headers.get('content-security-policy')).toMatch(/script-src 'none';.*; sandbox allow-scripts$/);
    const [, frame = ''] = /<iframe src="([^"]*)"/.exec(shellOf(shown))!;
    expect((await visit(frame.replaceAll('&amp;', '&'))).text).toContain('Tried');
    expect(await seen(ofCompany)).toEqual(['account/login', undefined, undefined]);
    for (const other of [member, admin]) {
      expect((await other.get(`${preview}&as=visitor`)).headers.get('location')).toBe('/');
    }
  });

  it('is for administrators of the level alone; the platform has none', async () => {
    const look = { layout: 'card' };
    const answers = await Promise.all([
      member.get('/api/company/acme/login-look'),
      member.post('/api/company/acme/app/crm/login-look', look),
      owner.post('/api/company/acme/login-look', look),
      owner.send('/api/company/acme/login-look', { method: 'DELETE' }),
      owner.post('/api/company/globex/app/none/login-look', look),
      server.visitor().post(company, look),
      admin.post('/api/login-look', look),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 401, 404]);
  });

  it('stays with the form where an operator has published its screen without one', async () => {
    await owner.post(company, { layout: 'left' });
    await admin.post('/api/screen/login/look/publish', { schema: { type: 'page', body: 'no form' }, note: '' });
    expect((await visit(ofCompany)).text).toContain('name="email"');
    await admin.send('/api/screen/login/look', { method: 'DELETE' });
  });

  it('leaves an earlier override of the built-in page aside', async () => {
    const refused = await publish('account/login', { type: 'page', body: 'mine' });
    expect(refused.status).toBe(403);
  });
});
