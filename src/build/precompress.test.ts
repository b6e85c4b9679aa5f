import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { precompressFolder } from './precompress.ts';

const folder = mkdtempSync(join(tmpdir(), 'pagewright-precompress-'));

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('every text file gets its two copies, and kept results are used again', async () => {
  const text = 'const x = 1;\n'.repeat(100);
  const [client, cache] = [mkdtempSync(join(folder, 'client-')), join(folder, 'cache')];
  writeFileSync(join(client, 'a.js'), text);
  writeFileSync(join(client, 'b.png'), text);
  await precompressFolder(client, cache);
  expect(readdirSync(client).sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'b.png']);
  expect(brotliDecompressSync(readFileSync(join(client, 'a.js.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(client, 'a.js.gz'))).toString()).toBe(text);

  for (const kept of readdirSync(cache)) writeFileSync(join(cache, kept), 'kept');
  await precompressFolder(client, cache);
  expect(readFileSync(join(client, 'a.js.br'), 'utf8')).toBe('kept');
});
