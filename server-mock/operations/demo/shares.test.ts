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

  it('makes them once', async () => {
    const admin = await server.person('admin');
    await admin.send('/api/company/acme/app/showcase/page/news', { method: 'DELETE' });
    await createDemoShares(server.services);
    expect((await server.visitor().get('/api/share/demo-3/page')).json.status).toBe(404);
  });
});
