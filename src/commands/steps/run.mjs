import { spawn } from 'node:child_process';
import { root } from '../../machine/root.mjs';

const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program in the project's folder and answers `{code, output}`; never throws for a failing program.
 *
 * @param {string} command path or name of the program
 * @param {string[]} args
 * @param {{show?: boolean, env?: Record<string, string>}} options `show`: its output goes to the terminal at once
 *   (and `output` stays empty); otherwise it is collected, for a message should it fail.
 *
 * Signals that reach this process are passed on, so that nothing outlives its command.
 */
export function run(command, args, { show = false, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk) => {
        output += chunk;
      });
    }
    const handlers = FORWARDED.map((signal) => [signal, () => child.kill(signal)]);
    for (const [signal, handler] of handlers) process.on(signal, handler);
    const finish = (code, reason = '') => {
      for (const [signal, handler] of handlers) process.off(signal, handler);
      resolve({ code, output: output + reason });
    };
    child.once('error', (error) => finish(127, String(error)));
    child.once('close', (code, signal) => finish(code ?? 1, signal ? `\n${signal}` : ''));
  });
}

/** Runs a script with the Node that runs us. */
export function runNode(script, args, options) {
  return run(process.execPath, [script, ...args], options);
}
