import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { copyTemplate, emptyTemplate } from '../../../../tests/support/pglite-template.ts';
import { DurableNodeFS, durableStartParameters } from './durable-filesystem.ts';
import { checkDurability, openPglite } from './open-pglite.ts';
import { buildDatabase, flushTree, postgresMajor } from './prepare-directory.ts';

let home: string;
let directory: string;

beforeEach(async () => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'pagewright-durable-'));
  directory = path.join(home, 'database');
});
afterEach(() => {
  vi.restoreAllMocks();
  fs.rmSync(home, { recursive: true });
});

const copy = async () => copyTemplate(path.join(await emptyTemplate(), 'database'), directory);

it('forces every commit to the disk', async () => {
  await copy();
  const files = new DurableNodeFS(directory);
  const database = await PGlite.create({ fs: files, startParams: durableStartParameters });
  await database.exec('create table t (id int)');
  const before = files.flushes;
  for (let id = 0; id < 20; id += 1) await database.query('insert into t values ($1)', [id]);
  expect(files.flushes - before).toBeGreaterThanOrEqual(20);
  await database.close();
});

it('refuses to start where a commit does not reach the disk', async () => {
  await copy();
  const asShipped = await PGlite.create({ fs: new NodeFS(directory) });
  await expect(checkDurability(asShipped, { flushes: 0 })).rejects.toMatchObject({ code: 'not-durable' });
  const withoutParameters = new DurableNodeFS(directory);
  const unsafe = await PGlite.create({ fs: withoutParameters });
  await expect(checkDurability(unsafe, withoutParameters)).rejects.toThrow(/npm ci.*DATABASE_URL/);
});

it('makes a new database beside its place, forces all of it to the disk, and moves it there whole', async () => {
  const flushed = new Set<string>();
  const opened = new Map<number, string>();
  const open = fs.openSync;
  vi.spyOn(fs, 'openSync').mockImplementation((...args) => {
    const descriptor = open(...args);
    opened.set(descriptor, String(args[0]));
    return descriptor;
  });
  vi.spyOn(fs, 'fsyncSync').mockImplementation((descriptor) => void flushed.add(opened.get(descriptor) ?? ''));
  const rename = fs.renameSync;
  let missing: string[] = ['the database was not moved'];
  vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    missing = below(String(from)).filter((file) => !flushed.has(file));
    rename(from, to);
  });
  await buildDatabase(directory);
  expect(missing).toEqual([]);
  expect(flushed).toContain(home);
  expect(fs.readFileSync(path.join(directory, 'PG_VERSION'), 'utf8').trim()).toBe(postgresMajor);
});

it('starts over after a first start that was cut off', async () => {
  fs.mkdirSync(`${directory}.building/base`, { recursive: true });
  fs.writeFileSync(`${directory}.building/PG_VERSION`, postgresMajor);
  await buildDatabase(directory);
  const database = await openPglite(directory);
  const { rows } = await database.query<{ major: string }>("select split_part(version(), '.', 1) as major");
  expect(rows[0]?.major).toBe(`PostgreSQL ${postgresMajor}`);
  await database.close();
});

it('flushes files and directories at every depth', () => {
  fs.mkdirSync(path.join(home, 'a/b'), { recursive: true });
  fs.writeFileSync(path.join(home, 'a/b/file'), '');
  const flush = vi.spyOn(fs, 'fsyncSync');
  flushTree(home);
  expect(flush).toHaveBeenCalledTimes(4);
});

function below(directory: string): string[] {
  return [
    directory,
    ...fs.readdirSync(directory, { recursive: true }).map((name) => path.join(directory, String(name))),
  ];
}
