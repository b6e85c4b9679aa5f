import { createHook } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, expect, it, vi } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';

const crowd = 40;

onOneEngine((engine) => {
  const path = '/api/screen/account/login';
  const body = Array.from({ length: 5 }, () => randomBytes(15_000).toString('hex'));
  const schema = { type: 'page', body };
  let platform: DemoPlatform;

  beforeAll(async () => {
    platform = await startDemoPlatform(engine);
    const admin = await platform.person('admin@example.com');
    const published = await admin.post(`${path}/publish`, { schema });
    expect(published.status).toBe(200);
  });

  /** Asks as a program does that leaves an answer compressed. */
  async function ask(coding: string) {
    const headers = { 'accept-encoding': coding };
    const answer = await new Promise<IncomingMessage>((resolve, reject) =>
      get(platform.base + path, { headers, agent: false }, resolve).once('error', reject),
    );
    return { headers: answer.headers, bytes: await buffer(answer) };
  }

  const askAtOnce = (coding: string) => Promise.all(Array.from({ length: crowd }, () => ask(coding)));

  it.each([
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ])('compresses a large screen once for a crowd: %s', async (coding, decode) => {
    let compressions = 0;
    const init = (_id: number, type: string) => {
      if (type === 'ZLIB') compressions += 1;
    };
    const counter = createHook({ init }).enable();
    await askAtOnce(coding);
    await vi.waitFor(async () => expect((await ask(coding)).headers['content-encoding']).toBe(coding));
    const answers = await askAtOnce(coding);
    counter.disable();
    expect(compressions).toBe(1);
    for (const { headers, bytes } of answers) {
      expect(headers).toMatchObject({ 'content-encoding': coding, vary: 'accept-encoding' });
      expect(headers['content-length']).toBe(String(bytes.length));
      expect(headers.etag).toMatch(new RegExp(`-${coding}"$`));
      expect(JSON.parse(String(decode(bytes))).data.schema).toEqual(schema);
    }
  });

  it('sends a reader who takes no coding the screen as it is', async () => {
    const { headers, bytes } = await ask('identity');
    expect([headers['content-encoding'], headers.vary]).toEqual([undefined, 'accept-encoding']);
    expect(JSON.parse(String(bytes)).data.schema).toEqual(schema);
  });
});
