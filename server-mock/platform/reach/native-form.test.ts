import { request } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, demoPassword, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import { visit } from '../../../tests/support/page-person.ts';
import type { Person } from '../../../tests/support/person.ts';

const fields = { email: 'member', token: demoPassword };

/** Posts a form as a browser without script does; `fetch` writes a `Sec-Fetch-Mode` of its own. Answers where it leads. */
function post({ base, cookies }: Person, path: string, headers: Record<string, string>): Promise<string> {
  const body = new URLSearchParams(fields).toString();
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const own = { origin: new URL(base).origin, 'content-type': 'application/x-www-form-urlencoded', cookie };
  return new Promise((resolve, reject) => {
    const sent = request(base + path, { method: 'POST', headers: { ...visit, ...own, ...headers } }, (answer) => {
      answer.resume();
      resolve(`${answer.statusCode} ${answer.headers.location ?? ''}`);
    });
    sent.on('error', reject).end(body);
  });
}

onOneEngine((engine) => {
  let server: DemoPlatform;
  beforeAll(async () => {
    server = await startDemoPlatform(engine);
  });
  const from = (path: string) => ({ 'sec-fetch-site': 'same-origin', referer: `http://localhost${path}` });

  describe('a form that a browser posts by itself', () => {
    it.each(['/login', '/login?company=globex', '/login/standalone'])('signs in from %s', async (path) => {
      expect(await post(server.visitor(), '/auth/phone?method=password', from(path))).toBe('302 /');
    });

    it.each<[string, Record<string, string>, string?]>([
      ['from a page of a company', from('/company/globex')],
      ['from nowhere that can be read', { ...from('/login'), referer: 'x' }],
      ['in a frame', { ...from('/login'), 'sec-fetch-dest': 'iframe' }],
      ['by a script', { ...from('/login'), 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
      ['to a call that leads nowhere', from('/login'), '/verifyEmail'],
    ])('is refused %s', async (_, headers, path = '/login') => {
      expect(await post(server.visitor(), path, headers)).toMatch(/error=page-unnamed$|^403/);
    });

    it('is refused as many parts', async () => {
      const parts = { ...from('/login'), 'content-type': 'multipart/form-data; boundary=x' };
      expect(await post(server.visitor(), '/login', parts)).toMatch(/^403/);
    });

    it('makes nobody else of somebody who is signed in', async () => {
      const owner = await server.person('owner@example.com');
      expect(await post(owner, '/login', from('/login'))).toMatch(/error=page-unnamed$/);
    });
  });
});
