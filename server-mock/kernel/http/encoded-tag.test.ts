import { request as send } from 'node:http';
import { beforeAll, expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';

interface Seen {
  status: number | undefined;
  etag: string | undefined;
  vary: string | undefined;
  coding: string | undefined;
}

onOneEngine((engine) => {
  let server: DemoPlatform;
  beforeAll(async () => {
    server = await startDemoPlatform(engine);
  });

  /** A document's tag holds for the browser that has its key. */
  const cookie = 'page_binding=AAAAAAAAAAAAAAAAAAAAAA';

  /** Fetch would choose the codings itself. */
  const get = (path: string, headers: Record<string, string>) =>
    new Promise<Seen>((resolve, reject) => {
      const call = send(server.base + path, { headers: { accept: 'text/html', cookie, ...headers } }, (answer) => {
        const { etag, vary, 'content-encoding': coding } = answer.headers;
        answer.resume().once('end', () => resolve({ status: answer.statusCode, etag, vary, coding }));
      });
      call.once('error', reject).end();
    });

  it.each(['/api/screen/account/login', '/api/locales/en-US', '/login'])(
    '%s has a strong tag of its own in every coding, and each of them is answered 304',
    async (path) => {
      const codings = ['identity', 'gzip', 'br'];
      const answers: Seen[] = [];
      for (const coding of codings) answers.push(await get(path, { 'accept-encoding': coding }));
      expect(answers.map(({ coding }) => coding ?? 'identity')).toEqual(codings);
      expect(new Set(answers.map(({ etag }) => etag)).size).toBe(3);
      for (const { etag, vary } of answers) {
        expect(etag).toMatch(/^"[\w-]+"$/);
        expect(vary).toMatch(/accept-encoding/i);
        for (const known of [etag!, `W/${etag}`, `"other", ${etag}`]) {
          const again = await get(path, { 'accept-encoding': 'br', 'if-none-match': known });
          expect(again).toMatchObject({ status: 304, vary: expect.stringMatching(/accept-encoding/i) });
          expect(again.etag).toContain(etag);
        }
      }
      expect((await get(path, { 'accept-encoding': 'br', 'if-none-match': '"other"' })).status).toBe(200);
    },
  );
});
