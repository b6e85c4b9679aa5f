import { beforeAll, expect, it } from 'vitest';
import type { Shared } from '../../../src/types/generated/contracts/shares.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import { createDemoShares } from './shares.ts';

onOneEngine((engine) => {
  let server: DemoPlatform;
  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    await createDemoShares(server.services);
  }, 60_000);

  it.each([1, 2, 3, 5, 9, 50])('shares a page of type %i, in the language of its reader', async (type) => {
    const read = async (language: string) => {
      const visitor = server.visitor({ 'accept-language': language });
      return (await visitor.get<Shared>(`/api/share/demo-${type}/page`)).json.data;
    };
    const [english, chinese] = [await read('en'), await read('zh-CN')];
    expect([english.type, chinese.type]).toEqual([type, type]);
    expect(`${english.title}${english.body ?? ''}`).not.toMatch(/[一-龥]/);
    expect(chinese.title).toMatch(/[一-龥]/);
  });

  it.each([
    [1, 'fair', 'Meet us at booth 14'],
    [2, 'handbook', 'one working day'],
    [3, 'news', 'We have moved'],
    [5, 'contact', '12 Harbour Street'],
    [9, 'figures', 'Visitors of the fair'],
    [50, 'board', 'kanban'],
  ])(
    'ends a share of type %i for copies in a cache, too, and opens it again under the same address',
    async (type, target, words) => {
      const admin = await server.person('admin');
      const turn = async (isOn: boolean) =>
        (await admin.post<{ url: string }>(`/api/company/acme/app/showcase/share/page/${target}`, { isOn })).json.data;
      const addresses = [`/share/demo-${type}`, `/api/share/demo-${type}/page`];
      const ask = (path: string, headers: Record<string, string> = {}) =>
        server.visitor().get(path, { accept: path.startsWith('/api') ? 'application/json' : 'text/html', ...headers });
      const tags: string[] = [];
      for (const path of addresses) {
        const answer = await ask(path);
        expect([answer.status, answer.text]).toEqual([200, expect.stringContaining(words)]);
        expect([answer.headers.get('set-cookie'), answer.headers.get('cache-control')]).toEqual([
          null,
          'private, no-cache',
        ]);
        tags.push(answer.headers.get('etag')!);
      }
      const statuses = async () => {
        const found: number[] = [];
        for (const [at, path] of addresses.entries())
          found.push((await ask(path, { 'if-none-match': tags[at]! })).status);
        return found;
      };
      expect(await statuses()).toEqual([304, 304]);
      await turn(false);
      expect(await statuses()).toEqual([410, 410]);
      for (const path of addresses) {
        const answer = await ask(path, { 'if-none-match': '*' });
        expect([answer.status, answer.text.includes(words)]).toEqual([410, false]);
      }
      expect(new URL((await turn(true)).url).pathname).toBe(`/share/demo-${type}`);
      expect(await statuses()).toEqual([304, 304]);
    },
  );

  it.each([1, 2, 3, 5, 9, 50])(
    'shows a page of type %i in a document without origin, session and network',
    async (type) => {
      const admin = await server.person('admin');
      const { text, headers } = await admin.get(`/share/demo-${type}`, { accept: 'text/html' });
      const policy = headers.get('content-security-policy')!;
      expect(policy).toMatch(/(^|; )sandbox /);
      expect(policy).not.toMatch(/allow-same-origin|allow-modals|allow-top-navigation(?!-by-user)/);
      expect(policy).toContain("connect-src 'none'");
      expect(text).not.toMatch(/admin@example\.com|"pageKey":"[^"]/);
      if (type === 2 || type === 3) {
        expect(policy).toContain("script-src 'none'");
        expect(text).not.toContain('<script');
      }
    },
  );

  it('makes them once', async () => {
    const admin = await server.person('admin');
    await admin.send('/api/company/acme/app/showcase/page/news', { method: 'DELETE' });
    await createDemoShares(server.services);
    expect((await server.visitor().get('/api/share/demo-3/page')).json.status).toBe(404);
  });
});
