import { spawn } from 'node:child_process';
import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { runCommand } from '../machine/command-error.mjs';
import { root } from '../machine/root.mjs';
import { passOn } from './steps/dev-proxy.mjs';
import { endWithNpm } from './steps/end-with-npm.mjs';
import { checkPort, freePort, listenAddress } from './steps/port.mjs';
import { prepareTools } from './steps/prepare.mjs';

/** Vite's own addresses and the entry scripts of the documents; everything else is the server's. */
const VITE_PATH = /^\/@|^\/[\w-]+\.(?:ts|tsx|css)(?:$|\?)/;

/** Starts the server from its sources; it restarts when one of them changes. */
function startServer(port, publicUrl) {
  const args = [join(root, 'node_modules/tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', 'server-mock/main.ts'];
  const env = {
    PAGEWRIGHT_FEATURE_FLAG_LOOKS: 'true',
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    CLIENT_DIR: join(root, 'src/documents'),
  };
  const child = spawn(process.execPath, [...args, ...process.argv.slice(2)], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.setEncoding('utf8').on('data', (chunk) => {
    process.stdout.write(chunk.replaceAll(`http://localhost:${port}`, publicUrl));
  });
  return child;
}

/** `npm run dev`: one address, behind it the server with restart and Vite with hot reload. */
await runCommand(async () => {
  endWithNpm();
  const address = listenAddress();
  await checkPort(address);
  await prepareTools();
  const { createServer } = await import('vite');
  const http = createHttpServer();
  const vite = await createServer({
    root: join(root, 'src/documents'),
    configFile: join(root, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: http }, fs: { allow: [root] } },
  });
  const serverPort = await freePort();
  const server = startServer(serverPort, `http://localhost:${address.port}`);
  http.on('request', (incoming, response) => {
    if (VITE_PATH.test(incoming.url)) vite.middlewares(incoming, response);
    else passOn(incoming, response, serverPort, (html) => vite.transformIndexHtml(incoming.url, html));
  });
  http.listen(address);
  const stop = () => server.kill('SIGTERM');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  server.once('exit', async (code) => {
    http.closeAllConnections();
    http.close();
    await vite.close();
    process.exitCode = code ?? 0;
  });
});
