import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findProjectRoot } from '../kernel/program/project-root.ts';
import { licenceKey } from '../platform/licence/keys.ts';
import { type FoundLicence, readLicence } from '../platform/licence/licence-text.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'pagewright-licence-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

function run(...parameters: string[]): Promise<{ code: unknown; stdout: string; stderr: string }> {
  const command = ['--import', 'tsx', 'server-mock/commands/license-issue.ts', ...parameters];
  const env = { PATH: process.env['PATH'], LANG: 'en_US.UTF-8', DATA_DIR: dataDir };
  return new Promise((resolve) => {
    execFile(process.execPath, command, { cwd: findProjectRoot(), env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });
}

it('prints a licence that the server beside it takes, and tells the key for others', { timeout: 60_000 }, async () => {
  const { code, stdout, stderr } = await run('--company', 'Rain & Co', '--expires', '2030-06-30', '--seats', '20');
  expect(code).toBe(0);
  const found = readLicence(stdout) as FoundLicence;
  expect(found.licence).toMatchObject({ organisation: 'Rain & Co', expires: '2030-06-30', seats: 20 });
  expect(found.isGenuine(licenceKey('', dataDir)!)).toBe(true);
  const [, key] = /license\.publicKey=(\S+)/.exec(stderr) ?? [];
  expect(found.isGenuine(licenceKey(key!, '/nowhere')!)).toBe(true);
});

it('says how it is used when a day or a number is none', { timeout: 60_000 }, async () => {
  const { code, stdout, stderr } = await run('--company', 'X', '--expires', '2030-02-30', '--seats', '20');
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toContain('--expires YYYY-MM-DD');
});
