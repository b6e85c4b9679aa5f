import { execFile } from 'node:child_process';
import { expect, it } from 'vitest';
import { findProjectRoot } from '../../server-mock/kernel/program/project-root.ts';

const run = (command: string, option: string): Promise<{ code: unknown; stderr: string }> =>
  new Promise((resolve) => {
    const env = { PATH: process.env['PATH'], LANG: 'en_US.UTF-8' };
    const parameters = ['--import', 'tsx', `src/commands/${command}.ts`, option];
    execFile(process.execPath, parameters, { cwd: findProjectRoot(), env }, (error, _, stderr) =>
      resolve({ code: error?.code ?? 0, stderr }),
    );
  });

it.each([
  ['bench', '--help', 'Use: npm run bench -- [names] [--readme]\nNames: checker, '],
  ['ids', 'nonsense', 'Use: npm run ids'],
  ['types', '--help', 'Use: npm run types -- [--check]'],
  ['types', 'nonsense', 'Use: npm run types -- [--check]'],
])('%s %s tells how it is used, and does nothing', { timeout: 60_000 }, async (command, option, usage) => {
  const { code, stderr } = await run(command, option);
  expect(code).toBe(1);
  expect(stderr.trim()).toContain(usage);
  expect(stderr).not.toMatch(/^ +at /m);
});
