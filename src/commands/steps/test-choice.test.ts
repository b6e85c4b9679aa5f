import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../machine/root.mjs';
import { testChoice } from './test-choice.mjs';

it.each([
  [[], ['unit', 'server', 'browser'], []],
  [['unit'], ['unit'], []],
  [['src/commands'], ['unit', 'server'], ['src/commands']],
  [['tests/browser/reach'], ['browser'], ['tests/browser/reach']],
  [['tests'], ['unit', 'server', 'browser'], ['tests']],
  [['.'], ['unit', 'server', 'browser'], ['']],
  [['server', './server-mock/kernel/limits/'], ['server'], ['server-mock/kernel/limits']],
  [
    ['README.md', 'tests/browser'],
    ['unit', 'server', 'browser'],
    ['README.md', 'tests/browser'],
  ],
  [['deep'], ['deep'], []],
  [['deep', 'tests/browser/reach'], ['deep'], ['tests/browser/reach']],
  [['tests/crash/crash.deep.test.ts'], ['deep'], ['tests/crash/crash.deep.test.ts']],
  [['tests/crash'], ['deep'], ['tests/crash']],
  [['deep', 'server-mock/nodes.test.ts'], ['deep'], ['server-mock/nodes.test.ts']],
])('%j asks for %j and the paths %j', (args, kinds, paths) => {
  expect(testChoice(args, root)).toMatchObject({ kinds, paths });
});

it('means the whole gate when nothing is named', () => {
  expect(testChoice(['--times'], root)).toMatchObject({ isGate: true, times: true });
  expect(testChoice(['unit'], root)).toMatchObject({ isGate: false, times: false });
});

it('takes one part of several', () => {
  expect(testChoice(['deep', '--shard', '2/3'], root)).toMatchObject({ kinds: ['deep'], paths: [], shard: '2/3' });
});

it.each([['--shard'], ['--shard', '0/2'], ['--shard', '3/2'], ['--shard', 'half']])('refuses %j', (...args) => {
  expect(() => testChoice(args, root)).toThrow('--shard 1/2');
});

it('takes paths as they are called from the current folder', () => {
  expect(testChoice(['steps'], join(root, 'src/commands')).paths).toEqual(['src/commands/steps']);
});

it.each(['src/nowhere', '..', '../elsewhere'])('refuses the path %s, which the project does not have', (path) => {
  expect(() => testChoice([path], root)).toThrow(path);
});

it('says when no test of a kind lies at a path', () => {
  expect(() => testChoice(['unit', 'tests/browser'], root)).toThrow('tests/browser');
});

it('tells how it is used when asked for an option', () => {
  expect(() => testChoice(['--help'], root)).toThrow('npm test -- [');
});
