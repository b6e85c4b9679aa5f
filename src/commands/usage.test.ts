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

it('prints the usage of a command that is called wrongly, and does nothing', { timeout: 60_000 }, async () => {
  const uses = [
    ['bench', '--help', 'Use: npm run bench -- [names] [--readme]\nNames: checker, '],
    ['ids', 'nonsense', 'Use: npm run ids'],
    ['types', '--help', 'Use: npm run types -- [--check]'],
  ] as const;
  const results = await Promise.all(uses.map(([command, option]) => run(command, option)));
  for (const [index, { code, stderr }] of results.entries()) {
    expect(stderr.trim()).toContain(uses[index]![2]);
    expect([code, stderr]).toEqual([1, expect.not.stringMatching(/^ +at /m)]);
  }
});
