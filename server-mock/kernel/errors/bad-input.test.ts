import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import type { Person } from '../../../tests/support/person.ts';
import { startServer, type TestServer } from '../../../tests/support/server.ts';

onOneEngine((engine) => {
  let server: TestServer;
  let visitor: Person;
  let admin: Person;

  beforeAll(async () => {
    server = await startServer({
      storage: await engine.storage(),
      prepare: (app) => {
        app.get('/api/test-crash', () => {
          throw new Error('a secret of the inside');
        });
      },
    });
    visitor = server.visitor();
    admin = await server.person('admin@example.com');
  });
  afterAll(() => server.stop());

  const raw = (path: string, body: string, type = 'application/json') =>
    visitor.send(path, { method: 'POST', body, headers: { 'content-type': type } });

  describe('a body', () => {
    it.each([
      ['malformed', '{"email": ', 400, /not valid JSON/],
      ['empty', '', 422, /./],
      ['with __proto__', '{"email": "a@b.cn", "__proto__": {"isSuperAdmin": true}}', 400, /"__proto__"/],
      ['with constructor.prototype', '{"constructor": {"prototype": {"x": 1}}}', 400, /"constructor"/],
      ['nested 2,500 deep', `${'{"a":'.repeat(2500)}1${'}'.repeat(2500)}`, 400, /too deeply/],
      ['of the wrong shape', '["email"]', 422, /./],
      ['larger than allowed', JSON.stringify({ email: 'a'.repeat(16 * 1024) }), 413, /larger than the server takes/],
    ])('%s is refused', async (_, body, status, words) => {
      const answer = await raw('/login', body);
      expect([answer.status, answer.json.status]).toEqual([status, status]);
      expect(answer.json.msg).toMatch(words);
      expect(answer.json.msg).not.toMatch(/^api\./);
    });

    it('nested 100,000 deep is refused where large bodies are taken', async () => {
      const deep = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`;
      const headers = { 'content-type': 'application/json' };
      const validate = '/api/screen/home/companies/validate';
      const answer = await admin.send(validate, { method: 'POST', body: deep, headers });
      expect([answer.status, answer.json.msg]).toEqual([400, expect.stringMatching(/too deeply/)]);
    });

    it('names at most 20 of its unknown fields', async () => {
      const fields = Object.fromEntries(Array.from({ length: 150 }, (_, number) => [`a${number}`, 1]));
      const answer = await visitor.post('/login', fields);
      expect([answer.status, Object.keys(answer.json.errors!).length]).toEqual([422, 20]);
    });

    it.each(['/login', '/auth/phone', '/resetpwd', '/verifyEmail', '/bind'])('has 16 kB for %s', async (path) => {
      const fields = Array.from({ length: 2000 }, (_, number) => [`field${number}`, '1']);
      const refused = await visitor.post(path, Object.fromEntries(fields));
      expect([refused.status, refused.json.errors]).toEqual([413, undefined]);
      const form = await raw(path, String(new URLSearchParams(fields)), 'application/x-www-form-urlencoded');
      expect(form.headers.get('location') ?? `error=${form.status}`).toMatch(/error=(body-too-large|413)$/);
    });

    it('that is empty counts as none, whatever its type is said to be', async () => {
      const path = '/api/screen/home/companies';
      const json = { 'content-type': 'application/json' };
      await admin.post(`${path}/publish`, { schema: { type: 'page', body: 'x' } });
      expect((await admin.send(path, { method: 'DELETE', headers: json })).json).toMatchObject({ status: 0 });
      const [typed, untyped] = [await raw('/login', ''), await visitor.post('/login')];
      expect([typed.status, typed.json]).toEqual([untyped.status, untyped.json]);
      const person = await server.person('member');
      expect((await person.send('/logout', { method: 'POST', headers: json })).json.data.redirect).toBe('/logout');
    });

    it('of an unknown type is refused', async () => {
      expect((await raw('/login', '<a/>', 'text/xml')).status).toBe(415);
    });

    it('with unknown fields or wrong types is refused field by field', async () => {
      const answer = await visitor.post('/api/screen/home/companies/failure', { layer: 5, version: '1', extra: true });
      expect(answer.status).toBe(422);
      expect(answer.json.errors).toEqual({
        layer: expect.any(String),
        version: 'Must be of type integer.',
        report: 'Required.',
        code: 'Required.',
        extra: 'Unknown field.',
      });
    });

    it.each([['["email"]'], ['"text"'], ['5'], ['null']])('that is no object is refused in words: %s', async (body) => {
      const answer = await raw('/login', body);
      expect(answer.status).toBe(422);
      expect(answer.json).toEqual({ status: 422, msg: 'The body of the request must be a JSON object.' });
    });

    it('as deep as a page never is does not overflow what walks it', async () => {
      let schema: unknown = 'x';
      for (let depth = 0; depth < 450; depth += 1) schema = { type: 'container', body: schema };
      const answer = await admin.post('/api/screen/home/companies/draft', { schema: { type: 'page', body: schema } });
      expect([200, 422]).toContain(answer.status);
    });
  });

  it.each([
    '/api/screen/home/companies?nonsense=1',
    '/api/screen/home/companies?layer=cellar',
    '/api/screen/HOME/companies',
    '/api/screen/home/..%2f..%2fetc',
    `/api/screen/home/${'x'.repeat(100)}`,
  ])('%s is refused', async (path) => {
    expect((await admin.get(path)).status).toBeGreaterThanOrEqual(400);
    expect((await admin.get(path)).status).toBeLessThan(500);
  });

  it.each([
    ['en-US', 'perpage=5', 400, 'This call takes no parameter “perpage”. Did you mean “perPage”?'],
    ['zh-CN', 'perpage=5', 400, '此接口没有参数“perpage”，是否想用“perPage”？'],
    ['en-US', 'nonsense=1', 400, 'This call takes no parameter “nonsense”.'],
    ['zh-CN', 'nonsense=1', 400, '此接口没有参数“nonsense”。'],
    ['en-US', 'page=0', 422, 'The parameter “page” is wrong: Out of range (1).'],
    ['zh-CN', 'page=0', 422, '参数“page”有误：超出范围（1）。'],
    ['en-US', 'orderBy=logo', 422, 'The parameter “orderBy” is wrong: Must be one of: key,name,nameshort,role.'],
    ['en-US', 'orderDir=%00', 422, 'The parameter “orderDir” is wrong: Contains characters that cannot be stored.'],
    [
      'en-US',
      'page=x&sort=1',
      400,
      'This call takes no parameter “sort”. The parameter “page” is wrong: Must be of type integer.',
    ],
  ])('names the parameter in %s: ?%s', async (locale, query, status, message) => {
    const answer = await admin.get(`/api/company?${query}`, { 'accept-language': locale });
    expect([answer.status, answer.json.msg]).toEqual([status, message]);
  });

  it('names three parameters of many, and the beginning of a long name', async () => {
    const many = Array.from({ length: 30 }, (_, number) => `${'x'.repeat(300)}${number}=1`).join('&');
    const { json, status } = await admin.get(`/api/company?${many}`, { 'accept-language': 'en-US' });
    const sentence = `This call takes no parameter “${'x'.repeat(64)}”.`;
    expect([status, json.msg]).toEqual([400, [sentence, sentence, sentence].join(' ')]);
  });

  it('names the parameter of a call that takes none', async () => {
    const answer = await admin.get('/api/user/info?page=1', { 'accept-language': 'en-US' });
    expect([answer.status, answer.json.msg]).toEqual([400, 'This call takes no parameter “page”.']);
  });

  describe('text that no database stores', () => {
    const unstorable = 'Contains characters that cannot be stored.';
    const [nul, half] = ['a\u0000b', 'a\ud800b'];
    const page = (body: unknown) => ({ schema: { type: 'page', body } });

    it.each([
      ['/auth/phone?method=password', { email: nul, token: 'x' }, 'email'],
      ['/auth/phone?method=password', { email: 'x', token: half }, 'token'],
      ['/login', { email: nul, token: '123456' }, 'email'],
      ['/login', { username: half, password: 'x' }, 'username'],
      ['/verifyEmail', { email: nul }, 'email'],
      ['/auth/captcha', { phone: nul }, 'phone'],
      ['/api/user/info', { name: nul }, 'name'],
      ['/api/user/info', { [half]: 'x' }, half],
      ['/api/screen/home/companies/publish', page([{ type: 'tpl', tpl: nul }]), 'schema.body.0.tpl'],
      ['/api/screen/home/companies/publish', { ...page('x'), note: half }, 'note'],
      ['/api/screen/home/companies/draft', page({ [nul]: 1 }), `schema.body.${nul}`],
      ['/api/screen/home/companies/draft', page(half), 'schema.body'],
      ['/api/screen/home/companies/failure', { layer: 'platform', version: 1, report: nul }, 'report'],
    ])('is refused in the body: POST %s %j', async (path, body, field) => {
      const answer = await admin.post(path, body);
      expect([answer.status, answer.json.errors]).toEqual([422, { [field]: unstorable }]);
    });

    it.each([
      ['/api/company/a%00b/screen', 'companyKey'],
      ['/api/company/acme/app/a%00b/screen/home/companies', 'appKey'],
      ['/api/screen/home/companies?preview=a%00b', 'preview'],
      ['/api/screen-events?lastEventId=%00', 'lastEventId'],
    ])('is refused in the address: GET %s', async (path, field) => {
      const answer = await admin.get(path);
      expect([answer.status, answer.json.errors]).toEqual([422, { [field]: unstorable }]);
    });

    it.each(['/company/a%00b', '/login?company=a%00b', '/login?app=a%00b', '/a%00b'])(
      'leads to no page: %s',
      async (path) => {
        const answer = await visitor.get(path, { accept: 'text/html' });
        expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
      },
    );

    it('in a form leads back to its page', async () => {
      const referer = `${server.base}/login`;
      const answer = await visitor.postForm('/login', { username: nul, password: 'x' }, { referer });
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/login?error=invalid-fields']);
    });

    it('leaves whole characters beyond the first 65,536 alone', async () => {
      const answer = await admin.post('/api/screen/home/companies/draft', page('a 😀 b'));
      expect(answer.json.status).toBe(0);
    });
  });

  it.each([99_999_999_999, 2_147_483_648, 1e30, -1])('version %s is out of range', async (version) => {
    const answer = await admin.post('/api/screen/home/companies/rollback', { version });
    expect([answer.status, Object.keys(answer.json.errors ?? {})]).toEqual([422, ['version']]);
    const exported = await admin.get(`/api/screen/home/companies/export?version=${version}`);
    expect([exported.status, Object.keys(exported.json.errors ?? {})]).toEqual([422, ['version']]);
    const failure = await admin.post('/api/screen/home/companies/failure', {
      ...{ layer: 'platform', report: 'x', code: 'type' },
      version,
    });
    expect(failure.status).toBe(422);
  });

  it('a method that an address does not take is answered with those it takes', async () => {
    const answer = await visitor.send('/api/screen/home/companies', { method: 'PUT', body: '{}' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'DELETE, GET, HEAD']);
  });

  it('a failure of ours tells nothing of the inside', async () => {
    const answer = await visitor.get('/api/test-crash');
    expect([answer.status, answer.json.status]).toEqual([500, 500]);
    expect(answer.text).not.toContain('secret');
  });

  it('a refused form goes back to its page with the error’s code', async () => {
    const referer = `${server.base}/login?redirect=%2Fi`;
    const fields = { email: 'member@example.com', token: '000000' };
    const answer = await visitor.postForm('/login', fields, { referer });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toMatch(/^\/login\?redirect=%2Fi&error=[a-z-]+$/);
    const stranger = await visitor.postForm('/login', fields, { referer: 'https://evil.example/x' });
    expect(stranger.headers.get('location')).toMatch(/^\/login\?error=/);
    const slashes = await visitor.postForm('/login', fields, { referer: `${server.base}//evil.example/` });
    expect(slashes.headers.get('location')).toMatch(/^\/evil\.example/);
  });
});
