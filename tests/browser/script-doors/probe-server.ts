import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Bundle } from '../../support/bundle.ts';
import { onLoopback } from '../../support/loopback.ts';
import { probeSchema } from './probes.ts';

/** How a document is sent: with which policy, and whether it hardens itself. */
export interface DocumentSettings {
  kind: string;
  policy: string | undefined;
  harden: boolean;
}

const image = (name: string): string => `<img src=x onerror="ran('${name}')">`;
const json = (data: unknown, msg = ''): [string, string] => [
  'application/json',
  JSON.stringify({ status: 0, msg, data }),
];

/** What the probes ask for: content type and text, by path, for the probe's name and the request's body. */
export const answers: Record<string, (name: string, body: string) => [string, string]> = {
  '/echo': (_name, body) => json(body ? JSON.parse(body) : {}),
  '/rows': () => json({ items: [{ a: 'row' }], total: 1 }),
  '/schema': (name) => json({ type: 'button', label: 'go', onClick: `ran('${name}')` }),
  '/message': (name) => json({}, image(name)),
  '/markdown': (name) => ['text/markdown', image(name)],
  '/program.js': (name) => ['text/javascript', `ran('${name}'); return {type: 'tpl', tpl: 'x'}`],
  '/script.js': (name) => ['text/javascript', `ran('${name}')`],
};

/** Has a platform answer what probes ask for. */
export function answerProbes(app: FastifyInstance): void {
  for (const [path, answer] of Object.entries(answers)) {
    app.all<{ Querystring: { name?: string } }>(path, async (request, reply) => {
      const [type, text] = answer(request.query.name ?? '', JSON.stringify(request.body ?? {}));
      return reply.type(type).send(text);
    });
  }
}

const escaped = (text: string): string => text.replaceAll('<', '\\u003c');

const page = ({ kind, harden }: DocumentSettings): string => `<!doctype html>
<html data-kind="${kind}" data-protection="${harden ? 'on' : 'off'}"><head><meta charset="utf-8"><title>x</title>
<link rel="icon" href="data:,"></head><body><div id="root"></div>
<script type="application/json" id="probe-schema">${escaped(JSON.stringify(probeSchema))}</script>
<script type="module" src="/probe-page.js"></script></body></html>`;

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) {
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts).toString();
}

/** Serves the probe page's document with the given settings, its bundle, and the answers that probes ask for. */
export async function serveProbes(bundle: Bundle, settings: DocumentSettings) {
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://probe');
    const body = await bodyOf(request);
    const file = bundle.get(pathname);
    const answer = answers[pathname];
    if (file) {
      response.setHeader('content-type', 'text/javascript').end(file);
    } else if (answer) {
      const [type, text] = answer(searchParams.get('name') ?? '', body);
      response.setHeader('content-type', type).end(text);
    } else if (pathname === '/') {
      if (settings.policy) {
        response.setHeader('content-security-policy', settings.policy);
      }
      response.setHeader('content-type', 'text/html').end(page(settings));
    } else {
      response.writeHead(404).end();
    }
  };
  const server = createServer((request, response) => void handle(request, response));
  return onLoopback(server);
}
