import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { sdkFiles } from './sdk-page.ts';

const TYPES: Record<string, string> = { css: 'text/css', js: 'text/javascript' };

const NAME = /^\/sdk\/([\w.-]+)$/;

/** A file of the SDK, compressed with brotli's best quality; the result is kept, because it takes seconds. */
function compressed(root: string, file: string): Buffer {
  const cache = join(root, 'node_modules/.cache/pagewright-bench');
  const kept = join(cache, `${file}.br`);
  if (existsSync(kept)) return readFileSync(kept);
  mkdirSync(cache, { recursive: true });
  const result = brotliCompressSync(readFileSync(join(root, 'node_modules/amis/sdk', file)));
  writeFileSync(kept, result);
  return result;
}

/** Serves a page of the SDK on a free port of this machine, with whatever files the SDK asks for. */
export async function startSdkServer(root: string, html: string): Promise<{ url: string; server: Server }> {
  for (const file of [...sdkFiles, 'rest.js']) compressed(root, file);
  const document = brotliCompressSync(html);
  const server = createServer((request, response) => {
    const file = request.url?.match(NAME)?.[1];
    if (request.url !== '/' && !file) return void response.writeHead(404).end();
    const type = file ? (TYPES[file.split('.').pop()!] ?? 'application/octet-stream') : 'text/html';
    response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8`, 'Content-Encoding': 'br' });
    response.end(file ? compressed(root, file) : document);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server };
}
