import { createServer } from 'node:http';
import type { Bundle } from '../../support/bundle.ts';
import { onLoopback } from '../../support/loopback.ts';

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
  return onLoopback(server);
}
