import { join } from 'node:path';
import { root } from '../machine/root.mjs';
import { runNode } from './steps/run.mjs';

/** `npm run typecheck`: says which generated types are stale and makes those that are not committed, then runs tsc. */
for (const [script, ...args] of [
  ['node_modules/tsx/dist/cli.mjs', 'src/commands/types.ts', '--check'],
  ['node_modules/typescript/bin/tsc', '--noEmit'],
]) {
  const { code } = await runNode(join(root, script), args, { show: true });
  if (code !== 0) process.exitCode = code;
}
