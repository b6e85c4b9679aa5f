import { expect, it } from 'vitest';
import { changedProject } from './changed-project.mjs';
import { type ChangedProject, fitting, testsOf } from './changed-tests.mjs';

const texts: Record<string, string> = {
  'server/reset/reset.test.ts': '',
  'server/login/login.test.ts': "post('/login')",
  'server/mail/mail.test.ts': "post('/reset')",
  'server/values/values.test.ts': '',
  'tests/browser/reset.test.ts': '',
};

const project: ChangedProject = {
  files: ['server/reset/prove.ts', 'server/app.ts', 'server/reset/ticket.ts', ...Object.keys(texts)],
  importers: new Map([
    ['server/reset/prove.ts', new Set(['server/reset/ticket.ts'])],
    ['server/reset/ticket.ts', new Set(['server/values/values.test.ts', 'server/app.ts'])],
    ['server/app.ts', new Set(['server/login/login.test.ts', 'tests/browser/reset.test.ts'])],
  ]),
  hubs: ['server/app.ts'],
  namesOf: () => ["/reset'"],
  textOf: (file) => texts[file]!,
  secondsOf: (file) => (file.includes('mail') ? 10 : 1),
  kindOf: (file) => (file.startsWith('tests/browser') ? 'browser' : 'server'),
};

const namesOf = (tests: readonly { file: string }[]) => tests.map(({ file }) => file.replace(/.*\//, ''));

it('finds the tests beside a change, those that say its name, those that need it, and those of the whole program', () => {
  const found = testsOf(['server/reset/prove.ts'], project);
  expect(namesOf(found)).toEqual(['reset.test.ts', 'mail.test.ts', 'values.test.ts', 'login.test.ts', 'reset.test.ts']);
});

it('follows a change of the program itself to all of its tests', () => {
  const found = testsOf(['server/app.ts'], { ...project, namesOf: () => [] });
  expect(found.find(({ file }) => file.includes('login'))?.rank).toBeLessThan(Infinity);
});

it('runs what fits, nearest first, and leaves the whole program and the browser to the whole run', () => {
  const { now, later } = fitting(testsOf(['server/reset/prove.ts'], project), 8);
  expect(namesOf(now)).toEqual(['reset.test.ts', 'values.test.ts']);
  expect(namesOf(later)).toEqual(['mail.test.ts', 'login.test.ts', 'reset.test.ts']);
});

it('always runs a test that was changed itself', () => {
  const changed = ['server/mail/mail.test.ts', 'tests/browser/reset.test.ts'];
  expect(namesOf(fitting(testsOf(changed, project), 0).now).toSorted()).toEqual(['mail.test.ts', 'reset.test.ts']);
});

const real = changedProject();

it.each([
  ['src/validation/rules/eval-text.ts', 'src/validation/rules/eval-text.test.ts'],
  ['renderers/send-code/index.tsx', 'renderers/send-code/send-code.test.tsx'],
  ['server-mock/identity/reset/prove.ts', 'server-mock/identity/reset/reset.test.ts'],
  ['server-mock/identity/reset/prove.ts', 'server-mock/identity/known-devices/known-devices.test.ts'],
  ['schemas/screens/account/login.json', 'src/shell/compile.test.ts'],
])('after a change of %s, %s runs at once', (changed, test) => {
  const { now } = fitting(testsOf([changed], { ...real, secondsOf: () => 0.2 }), 24);
  expect(now.map(({ file }) => file)).toContain(test);
});
