import { CommandError, runCommand } from '../machine/command-error.mjs';
import { root } from '../machine/root.mjs';
import { text } from '../machine/texts.mjs';
import { changedFiles } from './steps/changed-files.mjs';
import { changedProject } from './steps/changed-project.mjs';
import { fitting, testsOf } from './steps/changed-tests.mjs';
import { ensureChromium } from './steps/chromium.mjs';
import { closingLine } from './steps/closing-line.mjs';
import { prepareProgram, prepareTools } from './steps/prepare.mjs';
import { KINDS } from './steps/test-choice.mjs';
import { runVitest } from './steps/vitest.mjs';

/** Seconds of tests, summed over files, that two cores do in less than half a minute, starts of workers and databases included. */
const ROOM = 24;

/** Files that are named of those left to the whole run. */
const NAMED = 10;

function tellLater(later) {
  if (later.length === 0) return;
  const names = later.slice(0, NAMED).map(({ file }) => `\n  ${file}`);
  console.error(
    text('changed-later', { count: later.length }) + names.join('') + (later.length > NAMED ? '\n  …' : ''),
  );
}

/**
 * `npm run test:changed [-- COMMIT]`: the tests nearest to what differs from a commit, HEAD unless another is named (such as main, for
 * a whole branch), as many as half a minute allows. Says what it leaves to `npm test`.
 */
await runCommand(async () => {
  const [base = 'HEAD', ...more] = process.argv.slice(2);
  if (more.length > 0 || base.startsWith('-')) throw new CommandError(text('changed-usage'));
  const changed = changedFiles(root, base);
  await prepareTools();
  const { now, later } = fitting(testsOf(changed, changedProject()), ROOM);
  const kinds = [...new Set(now.map(({ kind }) => kind))];
  const isBrowser = kinds.some((kind) => kind === 'browser' || kind === 'deep');
  if (isBrowser) await prepareProgram();
  const chromium = isBrowser ? await ensureChromium() : undefined;
  console.error(text('changed-now', { count: now.length, changed: changed.length }));
  const env = chromium ? { CHROMIUM_PATH: chromium } : {};
  const paths = now.map(({ file }) => file);
  const projects = kinds.flatMap((kind) => KINDS[kind]);
  const counts = now.length > 0 ? await runVitest(projects, { env, paths }) : { passed: 0, failed: 0 };
  tellLater(later);
  console.log(`\n${closingLine(counts)}`);
  if (counts.failed > 0) process.exitCode = 1;
});
