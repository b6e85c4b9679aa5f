import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from '../../machine/root.mjs';
import { text } from '../../machine/texts.mjs';
import { showProgress } from './progress.mjs';
import { runNode } from './run.mjs';
import { sideBySide } from './side-by-side.mjs';

const TSX = 'node_modules/tsx/dist/cli.mjs';

/** The checks before the tests, the longest first: name (of its message), script, arguments. `typecheck` also refuses stale generated types. */
const CHECKS = [
  ['build', 'src/commands/build.mjs', []],
  ['typecheck', 'src/commands/typecheck.mjs', []],
  ['lint', 'node_modules/@biomejs/biome/bin/biome', ['ci', '--colors=off', '.']],
  ['validate', TSX, ['src/commands/validate.ts']],
];

/** Runs every check, also after a failure, as many at the same time as there are cores; answers `{passed, failed}`. */
export async function runChecks() {
  const counts = { passed: 0, failed: 0 };
  await sideBySide(CHECKS, availableParallelism(), async ([name, script, args]) => {
    const done = showProgress(text(`check-${name}`));
    const { code, output } = await runNode(join(root, script), args);
    done(code === 0);
    if (code !== 0) console.error(output.trim());
    counts[code === 0 ? 'passed' : 'failed'] += 1;
  });
  return counts;
}
