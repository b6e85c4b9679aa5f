import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** How long programs have to end after a signal before they are killed, in milliseconds. */
const PATIENCE = 10_000;

function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/**
 * Starts a program as the head of a process group of its own, so that a signal reaches all that it starts: npm passes
 * a signal on to its shell alone. Answers the child and two functions: `closed()` resolves with its exit code (null
 * after a signal) when the last of them has let go of its output; `stop()` ends the group and waits for that.
 */
export function startGroup(command, args, { cwd, env, stderr = 'inherit' }) {
  const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', stderr] });
  const ended = once(child, 'close').then(
    ([code]) => code,
    () => 127,
  );
  const stop = async () => {
    if (child.pid === undefined) return;
    signalGroup(child.pid, 'SIGTERM');
    await Promise.race([ended, wait(PATIENCE, undefined, { ref: false })]);
    signalGroup(child.pid, 'SIGKILL');
    await ended;
  };
  return { child, closed: () => ended, stop };
}
