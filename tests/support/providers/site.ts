import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What came in. */
export interface Call {
  query: URLSearchParams;
  body: string;
  headers: IncomingHttpHeaders;
}

/** What goes out: JSON, a page, XML, or the way to elsewhere. */
export interface Reply {
  status?: number;
  json?: unknown;
  html?: string;
  xml?: string;
  /** JSON as it is written. */
  written?: string;
  redirect?: string;
}

export type Routes = Record<string, (call: Call) => Reply | Promise<Reply>>;

/** A site of the outside world on a free port of this machine. */
export interface Site {
  /** Without a slash at the end. */
  url: string;
  /** Method and path of every call. */
  calls: string[];
  /** `down` breaks every connection off, `silent` never answers, `broken` answers nonsense. */
  mood: 'up' | 'down' | 'silent' | 'broken' | 'elsewhere' | 'endless';
  close(): Promise<void>;
}

const typeOf = ({ html, xml }: Reply): string =>
  html !== undefined ? 'text/html; charset=utf-8' : xml !== undefined ? 'application/xml' : 'application/json';

/**
 * Starts a site that answers `METHOD /path` by its routes.
 * @param into becomes the site, with what it has besides.
 */
export async function startSite<Whole extends object>(routes: Routes, into: Whole): Promise<Whole & Site> {
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://site');
    const name = `${request.method} ${pathname}`;
    site.calls.push(name);
    if (site.mood === 'down') return response.destroy();
    if (site.mood === 'silent') return undefined;
    if (site.mood === 'broken') return response.end('<h1>It works!</h1>');
    if (site.mood === 'elsewhere') return response.writeHead(302, { location: `${site.url}/elsewhere` }).end();
    if (site.mood === 'endless') return response.end(' '.repeat(2 * 1024 * 1024));
    const route = routes[name];
    const call = { query: searchParams, body: await text(request), headers: request.headers };
    const reply: Reply = route ? await route(call) : { status: 404, json: { error: `no ${name}` } };
    if (reply.redirect !== undefined) return response.writeHead(302, { location: reply.redirect }).end();
    response.writeHead(reply.status ?? 200, { 'content-type': typeOf(reply) });
    return response.end(reply.html ?? reply.xml ?? reply.written ?? JSON.stringify(reply.json));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const site: Whole & Site = Object.assign(into, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: [] as string[],
    mood: 'up' as Site['mood'],
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
  return site;
}
