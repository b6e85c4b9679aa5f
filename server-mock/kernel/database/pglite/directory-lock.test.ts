import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockDirectory } from './directory-lock.ts';

let directory: string;
let children: ChildProcess[];

beforeEach(() => {
  children = [];
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'pagewright-lock-'));
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  fs.rmSync(directory, { recursive: true });
});

/** A process of its own that holds the lock. */
async function holder(): Promise<ChildProcess> {
  const program = `
    import { register } from ${JSON.stringify(import.meta.resolve('tsx/esm/api'))};
    register();
    const { lockDirectory } = await import(${JSON.stringify(new URL('./directory-lock.ts', import.meta.url).href)});
    await lockDirectory(${JSON.stringify(directory)});
    console.log('locked');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  await once(child.stdout!, 'data');
  return child;
}

it('refuses a second holder in words that name the first and the ways out', async () => {
  const unlock = await lockDirectory(directory);
  const refused = lockDirectory(directory);
  await expect(refused).rejects.toMatchObject({ code: 'directory-in-use' });
  await expect(refused).rejects.toThrow(new RegExp(`${directory}.*\\b${process.pid}\\b.*DATA_DIR.*DATABASE_URL`));
  await unlock();
  const again = await lockDirectory(directory);
  await again();
});

it('knows the directory by another name', async () => {
  const link = `${directory}-link`;
  fs.symlinkSync(directory, link);
  const unlock = await lockDirectory(directory);
  await expect(lockDirectory(link)).rejects.toMatchObject({ code: 'directory-in-use' });
  await unlock();
  fs.rmSync(link);
});

it('lets directories beside each other be', async () => {
  const other = fs.mkdtempSync(path.join(os.tmpdir(), 'pagewright-lock-'));
  const unlocks = [await lockDirectory(directory), await lockDirectory(other)];
  for (const unlock of unlocks) await unlock();
  fs.rmSync(other, { recursive: true });
});

it('is free again when its holder was killed', async () => {
  const child = await holder();
  await expect(lockDirectory(directory)).rejects.toThrow(new RegExp(`\\b${child.pid}\\b`));
  child.kill('SIGKILL');
  await once(child, 'exit');
  const unlock = await lockDirectory(directory);
  await unlock();
});
