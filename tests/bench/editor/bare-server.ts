import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';
import { onLoopback } from '../../support/loopback.ts';
import { pages } from './pages.ts';

const TYPES: Record<string, string> = {
  css: 'text/css',
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
};

const compressed = (content: Buffer): Buffer =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

/**
 * Builds amis-editor as it is delivered, in one page without any of our parts, and serves it compressed as ours is. `?page=NAME` names
 * what it opens.
 */
export async function serveBareEditor(): Promise<{ origin: string; stop(): Promise<void> }> {
  const outDir = mkdtempSync(join(tmpdir(), 'pagewright-bare-editor-'));
  await build({
    configFile: false,
    logLevel: 'error',
    root: join(import.meta.dirname, 'bare'),
    css: { lightningcss: { errorRecovery: true } },
    worker: { format: 'es' },
    build: { outDir, target: 'es2022', reportCompressedSize: false, chunkSizeWarningLimit: 100_000 },
  });
  const files = new Map<string, Buffer>();
  for (const name of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
    if (TYPES[name.split('.').pop()!]) files.set(`/${name}`, readFileSync(join(outDir, name)));
  }
  for (const [name, page] of Object.entries(pages)) files.set(`/page-${name}.json`, Buffer.from(JSON.stringify(page)));
  const ready = new Map<string, Buffer>();
  const server = createServer(({ url = '/' }, response) => {
    const path = url.split('?', 1)[0] === '/' ? '/index.html' : url.split('?', 1)[0]!;
    const file = files.get(path);
    if (!file) return void response.writeHead(404).end();
    const body = ready.get(path) ?? compressed(file);
    ready.set(path, body);
    response.setHeader('content-type', `${TYPES[path.split('.').pop()!]}; charset=utf-8`);
    response.setHeader('content-encoding', 'br');
    response.setHeader('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    response.end(body);
  });
  const { origin, close } = await onLoopback(server);
  return {
    origin,
    async stop() {
      await close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}
