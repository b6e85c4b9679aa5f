import { expect, it } from 'vitest';
import { text } from '../../machine/texts.mjs';
import { installCommand, leftOutFailures, leftOutLines, missingPackages } from './left-out.mjs';

const all = ['unit', 'server', 'browser'];
const nothing = { chromium: undefined, postgres: false, slapd: false };
const everything = { chromium: '/usr/bin/chromium', postgres: true, slapd: true };

it('says nothing where everything ran', () => {
  const missing = missingPackages(all, everything);
  expect(leftOutLines(missing, [])).toEqual([]);
  expect(leftOutFailures(missing, [])).toBe(0);
});

it('says what is missing and the one command that installs it', () => {
  const missing = missingPackages(all, nothing);
  const command = installCommand([...missing.values()], { debian: true, root: false });
  expect(command).toBe('sudo apt-get install -y --no-install-recommends chromium postgresql slapd');
  expect(leftOutLines(missing, [], command)).toEqual([
    text('no-chromium'),
    text('no-postgres'),
    text('no-slapd'),
    text('install-missing', { command: command ?? '' }),
  ]);
});

it('says nothing of what the chosen kinds of tests do not need', () => {
  expect([...missingPackages(['unit'], nothing).keys()]).toEqual([]);
  expect([...missingPackages(['browser'], nothing).keys()]).toEqual(['no-chromium']);
});

it('knows the command of each kind of machine', () => {
  expect(installCommand(['slapd'], { debian: true, root: true })).toBe(
    'apt-get install -y --no-install-recommends slapd',
  );
  expect(installCommand(['chromium', 'slapd'], { debian: false })).toBe('npx playwright install chromium');
  expect(installCommand(['slapd'], { debian: false })).toBeUndefined();
  expect(installCommand([], { debian: true })).toBeUndefined();
});

it('counts each skipped test, and the browser tests once', () => {
  const notRun = [
    { file: 'a.test.ts', count: 3 },
    { file: 'b.test.ts', count: 2 },
  ];
  expect(leftOutFailures(missingPackages(all, everything), notRun)).toBe(5);
  expect(leftOutFailures(missingPackages(all, nothing), notRun)).toBe(6);
  expect(leftOutLines(new Map(), notRun).join()).toMatch(/5.*\n +3 +a\.test\.ts\n +2 +b\.test\.ts/);
});

it('names ten files at most', () => {
  const notRun = Array.from({ length: 11 }, (_, index) => ({ file: `${index}.test.ts`, count: 1 }));
  const [line] = leftOutLines(new Map(), notRun);
  expect(line?.match(/test\.ts/g)).toHaveLength(10);
  expect(line).toMatch(/…$/);
});
