import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findProjectRoot } from '../kernel/program/project-root.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'pagewright-empty-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

function run(program: string, parameters: string[], more: Record<string, string>): Promise<[unknown, string]> {
  const command = ['--import', 'tsx', `server-mock/commands/${program}.ts`, ...parameters];
  const env = { PATH: process.env['PATH'], LANG: 'en_US.UTF-8', DATA_DIR: dataDir, ...more };
  return new Promise((resolve) => {
    execFile(process.execPath, command, { cwd: findProjectRoot(), env }, (error, _, stderr) =>
      resolve([error?.code ?? 0, stderr]),
    );
  });
}

it.each([
  ['backup', [join(dataDir, 'backup.gz')], {}],
  ['move-to-postgres', [], { DATABASE_URL: 'postgres://localhost:1/none' }],
  ['rotate-key', [], {}],
  ['two-step-remove', ['member@example.com'], {}],
])('%s refuses a folder without data, and leaves it empty', { timeout: 60_000 }, async (program, parameters, more) => {
  const [code, said] = await run(program, parameters, more);
  expect(code).toBe(1);
  expect(said).toContain(`No data lies in ${dataDir}`);
  expect(readdirSync(dataDir)).toEqual([]);
});
