import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Bundle } from './bundle.ts';

const DOCUMENT = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Editor</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/editor-page.css"></head><body><div id="root"></div>
<script type="module" src="/editor-page.js"></script></body></html>`;

const CHECKER = `<!doctype html><title>Checker</title><link rel="icon" href="data:,">
<script type="module" src="/checker-page.js"></script>`;

/** Serves the editor's page at `/`, one with the checker alone at `/checker`, and the bundle's files. */
export async function serveEditor(bundle: Bundle) {
  const server = createServer(({ url = '/' }, response) => {
    const file = bundle.get(url);
    if (file) response.setHeader('content-type', url.endsWith('.css') ? 'text/css' : 'text/javascript').end(file);
    else if (url === '/' || url === '/checker')
      response.setHeader('content-type', 'text/html').end(url === '/' ? DOCUMENT : CHECKER);
    else response.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
