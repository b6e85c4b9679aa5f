import { expect, it } from 'vitest';
import { countTests } from './vitest.mjs';

const file = (status: string, tests: string[]) => ({
  status,
  assertionResults: tests.map((test) => ({ status: test })),
});

it('counts passed, failed and skipped tests', () => {
  const report = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
  const testResults = [file('passed', ['passed']), file('failed', ['failed', 'passed'])];
  expect(countTests({ ...report, testResults }, 1)).toEqual({ passed: 3, failed: 1, notRun: 3 });
});

it('counts a file that does not load as a failure', () => {
  const report = { numPassedTests: 3, numFailedTests: 0, testResults: [file('failed', [])] };
  expect(countTests(report, 1)).toEqual({ passed: 3, failed: 1, notRun: 0 });
});

it('counts an error outside the tests and a run without a report as a failure', () => {
  expect(countTests({ numPassedTests: 3, testResults: [] }, 1).failed).toBe(1);
  expect(countTests({}, 1)).toEqual({ passed: 0, failed: 1, notRun: 0 });
});
