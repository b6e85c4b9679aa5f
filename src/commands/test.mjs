import { runChecks } from './steps/checks.mjs';
import { ensureChromium } from './steps/chromium.mjs';
import { runCommand } from './steps/command-error.mjs';
import { hasPostgres } from './steps/postgres.mjs';
import { prepareTools } from './steps/prepare.mjs';
import { hasSlapd } from './steps/slapd.mjs';
import { text } from './steps/texts.mjs';
import { runVitest } from './steps/vitest.mjs';

/** Projects of vite.config.ts that run one after the other. */
const GROUPS = [
  ['unit', ['unit', 'unit-dom']],
  ['server', ['server']],
  ['browser', ['browser']],
];

const strict = process.env.CI === 'true' || process.env.CI === '1';

/**
 * `npm test`: the checks, then every test. Ends with one line `N passed, N failed`; what could not run is said before
 * it and is a failure when CI is set.
 */
await runCommand(async () => {
  await prepareTools();
  const chromium = await ensureChromium();
  const total = await runChecks();
  const missing = [];
  if (!chromium) missing.push(text('no-chromium'));
  if (!hasPostgres()) missing.push(text('no-postgres'));
  if (!hasSlapd()) missing.push(text('no-slapd'));
  const env = chromium ? { CHROMIUM_PATH: chromium } : {};
  let notRun = 0;
  for (const [name, projects] of GROUPS.filter(([group]) => chromium || group !== 'browser')) {
    console.error(`\n${text(`test-${name}`)}`);
    const counts = await runVitest(projects, env);
    total.passed += counts.passed;
    total.failed += counts.failed;
    notRun += counts.notRun;
  }
  if (notRun > 0) missing.push(text('tests-not-run', { count: notRun }));
  for (const line of missing) console.error(`\n!!! ${line}`);
  if (strict) total.failed += missing.length;
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0) process.exitCode = 1;
});
