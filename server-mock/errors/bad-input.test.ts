import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forEachEngine } from '../../tests/support/databases.ts';
import type { Person } from '../../tests/support/person.ts';
import { startServer, type TestServer } from '../../tests/support/server.ts';

forEachEngine((engine) => {
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
      ['malformed', '{"email": ', 400],
      ['empty', '', 422],
      ['with __proto__', '{"email": "a@b.cn", "__proto__": {"isSuperAdmin": true}}', 400],
      ['with constructor.prototype', '{"constructor": {"prototype": {"x": 1}}}', 400],
      ['nested 100,000 deep', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`, 400],
      ['of the wrong shape', '["email"]', 422],
      ['larger than allowed', JSON.stringify({ email: 'a'.repeat(1024 * 1024) }), 413],
    ])('%s is refused', async (_, body, status) => {
      const answer = await raw('/login', body);
      expect([answer.status, answer.json.status]).toEqual([status, status]);
      expect(answer.json.msg).not.toMatch(/^api\./);
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
        extra: 'Unknown field.',
      });
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
