import { beforeAll, expect, it } from 'vitest';
import type { StartData } from '../../../src/types/start.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Answer, Person } from '../../../tests/support/person.ts';

const startOf = ({ text }: Answer): StartData =>
  JSON.parse(/<script type="application\/json" id="pagewright-start">(.*?)<\/script>/s.exec(text)![1]!);

onOneEngine((engine) => {
  let server: DemoPlatform;
  let member: Person;

  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    member = await server.person('member');
    await server.services.database.close();
  });

  it.each(['/', '/i/profile', '/nowhere', '/company/acme'])('%s shows the built-in error page', async (path) => {
    const answer = await member.get(path, { accept: 'text/html,*/*;q=0.8' });
    expect(answer.status).toBe(500);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
    const { status, screen, user } = startOf(answer);
    expect([status, screen.id, screen.layer, user]).toEqual([500, 'errors/server-error', 'builtin', null]);
  });

  it('the login page is a page, too', async () => {
    const answer = await server.visitor().get('/login', { accept: 'text/html' });
    expect([answer.status, startOf(answer).screen.id]).toEqual([500, 'errors/server-error']);
  });

  it('programs get the envelope', async () => {
    for (const path of ['/api/user/info', '/api/nothing']) {
      expect((await member.get(path)).json).toMatchObject({ status: 500 });
    }
    expect((await member.get('/', { accept: 'application/json' })).json).toMatchObject({ status: 500 });
  });

  it('what needs no database answers whoever asks', async () => {
    expect((await member.get('/healthz')).status).toBe(200);
    expect((await member.get('/api/config')).json.data).toMatchObject({ mode: 'saas' });
    const ready = await member.get('/readyz');
    expect([ready.status, ready.text]).toEqual([503, expect.stringContaining('"database":"failed"')]);
  });
});
