import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { shownHost } from '../../kernel/addresses/own-origins.ts';
import type { Database } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { findProjectRoot } from '../../kernel/program/project-root.ts';
import { TYPES } from './bounds.ts';

/** Where the program lies that starts a component in its frame. */
const BOOT = 'server-mock/platform/components/boot.js';

/** What the browser lets no component use. */
const PERMISSIONS = [
  ...['accelerometer', 'autoplay', 'camera', 'clipboard-read', 'clipboard-write', 'display-capture', 'fullscreen'],
  ...['geolocation', 'gyroscope', 'hid', 'microphone', 'midi', 'payment', 'picture-in-picture', 'screen-wake-lock'],
  ...['serial', 'usb'],
];

const permissionsPolicy = PERMISSIONS.map((name) => `${name}=()`).join(', ');

/**
 * The policy of a frame: no origin, no network, scripts and pictures of this package alone. Any document may be around it, because that of
 * a page has no origin that could be named; what a frame gets comes from the document around, so another site learns nothing by it.
 */
function framePolicy(own: string, boot: string): string {
  return [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src ${own} ${boot}`,
    `style-src ${own} 'unsafe-inline'`,
    `img-src ${own} data: blob:`,
    `font-src ${own} data:`,
    `media-src ${own} data: blob:`,
    "connect-src 'none'",
    "worker-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** Headers of everything below: a document without origin asks for it from another site, as browsers see it. */
const shared = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Origin-Agent-Cluster': '?1',
};

const file = {
  ...shared,
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'Cache-Control': 'public, max-age=31536000, immutable',
};

async function hasPackage({ query }: Database, hash: string): Promise<boolean> {
  const found = await query.selectFrom('component_holder').select('hash').where('hash', '=', hash).executeTakeFirst();
  return found !== undefined;
}

/** Serves the frames of custom components and the files of their packages. They carry no session and answer to everybody. */
export function registerFrames(app: FastifyInstance): void {
  const { database, config } = app.services;
  const boot = readFileSync(join(findProjectRoot(), BOOT));
  const tag = createHash('sha256').update(boot).digest('hex').slice(0, 16);
  const bootPath = `${config.contextPath}/component-boot/`;

  const gone = (reply: FastifyReply) => {
    reply.header('Access-Control-Allow-Origin', '*');
    return fail('component-gone');
  };

  async function frame(request: FastifyRequest, reply: FastifyReply, hash: string) {
    // Opened alone it would stay empty.
    if (request.headers['sec-fetch-dest'] === 'document') return app.showNotFound(request, reply);
    if (!(await hasPackage(database, hash))) throw gone(reply);
    const host = shownHost(request);
    const path = `${config.contextPath}/component/${hash}/`;
    const entry = `${path}index.js`;
    return reply
      .headers({
        ...shared,
        'Content-Security-Policy': framePolicy(`${host}${path}`, `${host}${bootPath}`),
        'Permissions-Policy': permissionsPolicy,
        'Cache-Control': 'no-cache',
      })
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Component</title><style>html,body{margin:0;background:none;color:var(--text);font-family:var(--font)}</style><link rel="modulepreload" href="${entry}"><div id="root"></div><script type="module" crossorigin src="${bootPath}boot.js?v=${tag}" data-entry="${entry}"></script>`,
      );
  }

  app.get<{ Params: { hash: string; '*': string } }>('/component/:hash/*', async (request, reply) => {
    const { hash, '*': path } = request.params;
    if (path === 'frame.html') return frame(request, reply, hash);
    const found = await database.query
      .selectFrom('component_file')
      .select('content')
      .where('hash', '=', hash)
      .where('path', '=', path)
      .executeTakeFirst();
    if (!found) throw gone(reply);
    const type = TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
    return reply.headers(file).type(type).send(Buffer.from(found.content));
  });

  app.get('/component-boot/boot.js', async (_, reply) => reply.headers(file).type(TYPES['js']!).send(boot));
}
