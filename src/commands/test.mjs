import { runChecks } from './steps/checks.mjs';
import { ensureChromium } from './steps/chromium.mjs';
import { closingLine } from './steps/closing-line.mjs';
import { runCommand } from './steps/command-error.mjs';
import { leftOutFailures, leftOutLines, missingPackages } from './steps/left-out.mjs';
import { prepareTools } from './steps/prepare.mjs';
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
 * it. That is a failure when CI is set, where a machine has to be complete. Elsewhere the run passes: a contributor
 * without PostgreSQL should see green when nothing is broken.
 */
await runCommand(async () => {
  await prepareTools();
  const chromium = await ensureChromium();
  const total = await runChecks();
  const env = chromium ? { CHROMIUM_PATH: chromium } : {};
  const notRun = [];
  for (const [name, projects] of GROUPS.filter(([group]) => chromium || group !== 'browser')) {
    console.error(`\n${text(`test-${name}`)}`);
    const counts = await runVitest(projects, env);
    total.passed += counts.passed;
    total.failed += counts.failed;
    notRun.push(...counts.notRun);
  }
  const missing = missingPackages({ chromium });
  for (const line of leftOutLines(missing, notRun)) console.error(`\n!!! ${line}`);
  if (strict) total.failed += leftOutFailures(missing, notRun);
  console.log(`\n${closingLine(total)}`);
  if (total.failed > 0) process.exitCode = 1;
});
