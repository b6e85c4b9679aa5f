import { join } from 'node:path';
import { root } from '../../machine/root.mjs';
import { text } from '../../machine/texts.mjs';
import { showProgress } from './progress.mjs';
import { runNode } from './run.mjs';

const TSX = 'node_modules/tsx/dist/cli.mjs';

/** The checks before the tests: name (of its message), script, arguments. */
const CHECKS = [
  ['types', TSX, ['src/commands/types.ts', '--check']],
  ['lint', 'node_modules/@biomejs/biome/bin/biome', ['ci', '--colors=off', '.']],
  ['typecheck', 'node_modules/typescript/bin/tsc', ['--noEmit']],
  ['validate', TSX, ['src/commands/validate.ts']],
  ['build', 'src/commands/build.mjs', []],
];

/** Runs every check, also after a failure, and answers `{passed, failed}`. */
export async function runChecks() {
  const counts = { passed: 0, failed: 0 };
  for (const [name, script, args] of CHECKS) {
    const done = showProgress(text(`check-${name}`));
    const { code, output } = await runNode(join(root, script), args);
    done(code === 0);
    if (code !== 0) console.error(output.trim());
    counts[code === 0 ? 'passed' : 'failed'] += 1;
  }
  return counts;
}
