import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runCommand } from '../machine/command-error.mjs';
import { root } from '../machine/root.mjs';
import { endWithNpm } from './steps/end-with-npm.mjs';
import { checkPort, listenAddress } from './steps/port.mjs';
import { prepareProgram } from './steps/prepare.mjs';

/**
 * `npm start`: installs and builds what is missing, then becomes the server.
 * The server runs in this very process, so signals and exit codes are its own.
 */
await runCommand(async () => {
  endWithNpm();
  await checkPort(listenAddress());
  await prepareProgram();
  await import(pathToFileURL(join(root, 'dist', 'server', 'main.js')).href);
});
