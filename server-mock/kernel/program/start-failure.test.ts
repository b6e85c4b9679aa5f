import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentLog } from '../../../tests/support/databases.ts';
import { composeServices } from '../../compose.ts';
import { dataFolderFailure, requireLogLevel, StartFailure } from './start-failure.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagewright-start-'));
  writeFileSync(join(folder, 'file'), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a folder for data', () => {
  it.each([
    ['file', 'EEXIST'],
    ['file/below', 'ENOTDIR'],
  ])('that cannot be (%s) is named, with the way out', async (name, code) => {
    const dataDir = join(folder, name);
    const error = await composeServices({ dataDir, environment: {}, log: silentLog }).catch((reason) => reason);
    const told = dataFolderFailure(error, dataDir);
    expect(told).toBeInstanceOf(StartFailure);
    expect((told as StartFailure).message).toContain(dataDir);
    expect((told as StartFailure).message).toMatch(new RegExp(`${code}.*DATA_DIR`));
  });

  it.each([
    { code: 'ENOSPC', message: 'write' },
    { code: '53100', message: 'could not extend file "base/5/2610": No space left on device' },
  ])('on a full disk is told as such: %j', (error) => {
    expect(dataFolderFailure(Object.assign(new Error(), error), folder)).toMatchObject({
      name: 'StartFailure',
      message: expect.stringContaining(folder),
    });
  });

  it('is not blamed for another fault', () => {
    for (const error of [
      new Error('x'),
      Object.assign(new Error('x'), { code: 'ENOENT', path: '/elsewhere/schemas/routes.json' }),
      Object.assign(new Error('x'), { code: 'EADDRINUSE' }),
    ]) {
      expect(dataFolderFailure(error, folder)).toBe(error);
    }
  });
});

it('a LOG_LEVEL that is none is refused with those that there are', () => {
  expect(() => requireLogLevel('loud')).toThrow(/LOG_LEVEL=loud.*warn/);
  expect(() => requireLogLevel('silent')).not.toThrow();
});
