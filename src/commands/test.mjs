import { runCommand } from '../machine/command-error.mjs';
import { text } from '../machine/texts.mjs';
import { runChecks } from './steps/checks.mjs';
import { ensureChromium } from './steps/chromium.mjs';
import { closingLine } from './steps/closing-line.mjs';
import { leftOutFailures, leftOutLines, missingPackages } from './steps/left-out.mjs';
import { prepareProgram, prepareTools } from './steps/prepare.mjs';
import { GATE, KINDS, testChoice } from './steps/test-choice.mjs';
import { runVitest } from './steps/vitest.mjs';

const strict = process.env.CI === 'true' || process.env.CI === '1';

/** What the checks and tests counted so far. */
const newCounts = () => ({ passed: 0, failed: 0, notRun: [], tried: [] });

function add(total, { passed, failed, notRun = [], tried = [] }) {
  total.passed += passed;
  total.failed += failed;
  total.notRun.push(...notRun);
  total.tried.push(...tried);
}

/** Whether tests of a kind open a browser. */
const needsChromium = (kind) => kind === 'browser' || kind === 'deep';

/** The projects of some kinds; those of the browser only where there is one. */
const projectsOf = (kinds, env) =>
  kinds.flatMap((kind) => KINDS[kind]).filter((project) => env.CHROMIUM_PATH || !project.endsWith('browser'));

/**
 * Every check, then every test of the gate. All kinds share one run, so that no core waits for the last file of a kind, and what
 * several kinds load is compiled once.
 */
async function runGate(options, total) {
  add(total, await runChecks());
  console.error(`\n${text('test-all')}`);
  add(total, await runVitest(projectsOf(GATE, options.env), options));
}

/** The named kinds and paths together, without the checks. Browser tests are shown the program as it is now. */
async function runSome(kinds, options, total) {
  if (kinds.some(needsChromium)) await prepareProgram();
  const projects = projectsOf(kinds, options.env);
  if (projects.length > 0) add(total, await runVitest(projects, options));
}

/**
 * `npm test`: the gate, which is the checks, then every test of the gate. `npm run test:deep`: the deep tier.
 * `npm test -- [unit|server|browser|deep] [PATH…]`: only those tests. `--times` adds a table of where the time went, `--shard i/n`
 * runs one part of n. Ends with one line `N passed, N failed`; what could not run, and what passed in a second try alone, is said
 * before it. What could not run is a failure when CI is set, where a machine has to be complete. Elsewhere the run passes: a
 * contributor without PostgreSQL should see green when nothing is broken.
 */
await runCommand(async () => {
  const { kinds, isGate, ...choice } = testChoice(process.argv.slice(2));
  await prepareTools();
  const chromium = kinds.some(needsChromium) ? await ensureChromium() : undefined;
  const options = { env: chromium ? { CHROMIUM_PATH: chromium } : {}, ...choice };
  const total = newCounts();
  await (isGate ? runGate(options, total) : runSome(kinds, options, total));
  const missing = missingPackages(kinds, { chromium });
  for (const line of leftOutLines(missing, total.notRun)) console.error(`\n!!! ${line}`);
  for (const test of total.tried) console.error(`\n!!! ${text('test-second-try', { test })}`);
  if (strict) total.failed += leftOutFailures(missing, total.notRun);
  console.log(`\n${closingLine(total)}`);
  if (total.failed > 0) process.exitCode = 1;
});
