import { mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../machine/command-error.mjs';
import { cleanRun } from './steps/clean-run.mjs';
import { closingLine } from './steps/closing-line.mjs';

const folder = mkdtempSync(join(tmpdir(), 'pagewright-clean-'));
const run = cleanRun(folder);
const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, async () => {
    await run.stop();
    remove();
    process.exit(128 + constants.signals[signal]);
  });
}

/**
 * `npm run test:clean`: proves that the project passes for a stranger. Copies what git tracks, as it is now, into an
 * empty temporary folder, runs `npm test` and `npm start` there with an environment of PATH, HOME, CI and LANG only,
 * and removes the folder. Ends with one line `N passed, N failed`.
 */
await runCommand(async () => {
  try {
    await run.copy();
    await run.reachRegistry();
    const tests = await run.test();
    const start = await run.startOnce();
    const total = { passed: tests.passed + start.passed, failed: tests.failed + start.failed };
    console.log(`\n${closingLine(total)}`);
    if (total.failed > 0) process.exitCode = 1;
  } finally {
    remove();
  }
});
