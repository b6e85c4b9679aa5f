import { runCommand } from '../machine/command-error.mjs';
import { text } from '../machine/texts.mjs';
import { runChecks } from './steps/checks.mjs';
import { ensureChromium } from './steps/chromium.mjs';
import { closingLine } from './steps/closing-line.mjs';
import { leftOutFailures, leftOutLines, missingPackages } from './steps/left-out.mjs';
import { prepareProgram, prepareTools } from './steps/prepare.mjs';
import { KINDS, testChoice } from './steps/test-choice.mjs';
import { runVitest } from './steps/vitest.mjs';

const strict = process.env.CI === 'true' || process.env.CI === '1';

/** What the checks and tests counted so far. */
const newCounts = () => ({ passed: 0, failed: 0, notRun: [] });

function add(total, { passed, failed, notRun = [] }) {
  total.passed += passed;
  total.failed += failed;
  total.notRun.push(...notRun);
}

/** The projects of some kinds; those of the browser only where there is one. */
const projectsOf = (kinds, env) =>
  kinds.filter((kind) => env.CHROMIUM_PATH || kind !== 'browser').flatMap((kind) => KINDS[kind]);

/**
 * Every check, then every test. All kinds share one run, so that no core waits for the last file of a kind, and what several
 * kinds load is compiled once.
 */
async function runAll(options, total) {
  add(total, await runChecks());
  console.error(`\n${text('test-all')}`);
  add(total, await runVitest(projectsOf(Object.keys(KINDS), options.env), options));
}

/** The named kinds and paths together, without the checks. Browser tests are shown the program as it is now. */
async function runSome({ kinds, paths }, options, total) {
  if (kinds.includes('browser')) await prepareProgram();
  const projects = projectsOf(kinds, options.env);
  if (projects.length > 0) add(total, await runVitest(projects, { ...options, paths }));
}

/**
 * `npm test`: the checks, then every test. `npm test -- [unit|server|browser] [PATH…]`: only those tests. `--times` adds a
 * table of where the time went. Ends with one line
 * `N passed, N failed`; what could not run is said before it. That is a failure when CI is set, where a machine has to be
 * complete. Elsewhere the run passes: a contributor without PostgreSQL should see green when nothing is broken.
 */
await runCommand(async () => {
  const times = process.argv.includes('--times');
  const args = process.argv.slice(2).filter((arg) => arg !== '--times');
  const choice = testChoice(args);
  await prepareTools();
  const chromium = choice.kinds.includes('browser') ? await ensureChromium() : undefined;
  const options = { env: chromium ? { CHROMIUM_PATH: chromium } : {}, times };
  const total = newCounts();
  await (args.length === 0 ? runAll(options, total) : runSome(choice, options, total));
  const missing = missingPackages(choice.kinds, { chromium });
  for (const line of leftOutLines(missing, total.notRun)) console.error(`\n!!! ${line}`);
  if (strict) total.failed += leftOutFailures(missing, total.notRun);
  console.log(`\n${closingLine(total)}`);
  if (total.failed > 0) process.exitCode = 1;
});
