import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from '../../machine/root.mjs';
import { runNode } from './run.mjs';

/**
 * Counts of a vitest JSON report: `{passed, failed, notRun, tried}`. A file that does not load counts as one failure, and so
 * does a run that fails although each of its tests passed (an error outside the tests). `notRun` names each file with
 * skipped tests and their number, `tried` each test that passed in its second try alone.
 */
export function countTests(report, exitCode) {
  const files = report.testResults ?? [];
  const broken = files.filter((file) => file.status === 'failed' && !hasFailedTest(file)).length;
  const failed = (report.numFailedTests ?? 0) + broken;
  return {
    passed: report.numPassedTests ?? 0,
    failed: exitCode !== 0 && failed === 0 ? 1 : failed,
    notRun: files.map(skippedTests).filter(({ count }) => count > 0),
    tried: files.flatMap(secondTries),
  };
}

function skippedTests({ name, assertionResults }) {
  const count = assertionResults.filter(({ status }) => status !== 'passed' && status !== 'failed').length;
  return { file: relative(root, name), count };
}

/** The report keeps the failure of a first try beside a test that passed afterwards. */
function secondTries({ name, assertionResults }) {
  const tried = assertionResults.filter(
    ({ status, failureMessages }) => status === 'passed' && failureMessages?.length,
  );
  return tried.map(({ fullName }) => `${relative(root, name)}: ${fullName}`);
}

function hasFailedTest(file) {
  return file.assertionResults.some((test) => test.status === 'failed');
}

/** What vitest compares with the whole path of each test: a folder ends in a slash, so that `src/host` is not `src/hosts`. */
function filterOf(path) {
  const whole = join(root, path);
  return statSync(whole).isDirectory() ? join(whole, '/') : whole;
}

/**
 * Runs vitest projects together, one worker for each core, with progress on the terminal; answers the counts. With `paths`,
 * files or folders from the project's root, only the tests there. With `times`, a table of where the time went. With `shard`
 * (`i/n`), one part of n.
 */
export async function runVitest(projects, { env, paths = [], times = false, shard }) {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-test-'));
  const file = join(folder, 'report.json');
  try {
    const { code } = await runNode(
      join(root, 'node_modules/vitest/vitest.mjs'),
      [
        'run',
        ...paths.map(filterOf),
        ...projects.map((project) => `--project=${project}`),
        ...(shard ? [`--shard=${shard}`] : []),
        `--maxWorkers=${availableParallelism()}`,
        '--reporter=default',
        '--reporter=json',
        ...(times ? [`--reporter=${join(root, 'src/commands/steps/times-reporter.mjs')}`] : []),
        `--outputFile.json=${file}`,
      ],
      { show: true, env },
    );
    return countTests(readReport(file), code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
