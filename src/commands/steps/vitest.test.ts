import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../machine/root.mjs';
import { countTests } from './vitest.mjs';

const file = (status: string, tests: string[], name = 'src/a.test.ts') => ({
  name: join(root, name),
  status,
  assertionResults: tests.map((test) => ({ status: test })),
});

it('counts passed and failed tests', () => {
  const report = { numPassedTests: 3, numFailedTests: 1 };
  const testResults = [file('passed', ['passed']), file('failed', ['failed', 'passed'])];
  expect(countTests({ ...report, testResults }, 1)).toEqual({ passed: 3, failed: 1, notRun: [], tried: [] });
});

it('names the files with tests that did not run', () => {
  const testResults = [
    file('passed', ['passed', 'skipped', 'todo'], 'src/b.test.ts'),
    file('passed', ['pending'], 'src/c.test.ts'),
    file('passed', ['passed']),
  ];
  expect(countTests({ numPassedTests: 2, testResults }, 0)).toEqual({
    passed: 2,
    failed: 0,
    notRun: [
      { file: 'src/b.test.ts', count: 2 },
      { file: 'src/c.test.ts', count: 1 },
    ],
    tried: [],
  });
});

it('names the tests that passed in their second try alone', () => {
  const tests = [
    { status: 'passed', fullName: 'signs in', failureMessages: ['Timeout'] },
    { status: 'passed', fullName: 'signs out', failureMessages: [] },
    { status: 'failed', fullName: 'never passes', failureMessages: ['Timeout'] },
  ];
  const testResults = [{ name: join(root, 'src/a.test.ts'), status: 'failed', assertionResults: tests }];
  expect(countTests({ testResults }, 1).tried).toEqual(['src/a.test.ts: signs in']);
});

it('counts a file that does not load as a failure', () => {
  const report = { numPassedTests: 3, numFailedTests: 0, testResults: [file('failed', [])] };
  expect(countTests(report, 1)).toEqual({ passed: 3, failed: 1, notRun: [], tried: [] });
});

it('counts an error outside the tests and a run without a report as a failure', () => {
  expect(countTests({ numPassedTests: 3, testResults: [] }, 1).failed).toBe(1);
  expect(countTests({}, 1)).toEqual({ passed: 0, failed: 1, notRun: [], tried: [] });
});
