import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../machine/root.mjs';

const file = join(tmpdir(), `pagewright-${createHash('sha256').update(root).digest('hex').slice(0, 16)}.lock`);

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function take() {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

/** The lock's owner; undefined when its file vanished or names nobody. */
function owner() {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

/**
 * Runs `work` while no other command of this folder installs or builds. A lock left by a killed command is taken over.
 */
export async function whileLocked(work) {
  while (!take()) {
    const pid = owner();
    if (pid !== undefined && !isAlive(pid)) rmSync(file, { force: true });
    await wait(200);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
