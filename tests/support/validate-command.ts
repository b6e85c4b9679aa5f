import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../../src/machine/root.mjs';

/** Where the command is called: the project whose checker runs, and the folder that paths are meant from. */
interface Place {
  project: string;
  from: string;
}

function parametersOf(parameters: readonly string[]): string[] {
  return [join(root, 'node_modules/tsx/dist/cli.mjs'), 'src/commands/validate.ts', ...parameters];
}

const environment = (from: string) => ({ ...process.env, INIT_CWD: from, LC_ALL: 'C' });

/** What `npm run validate` says, in English. */
export function validateIn({ project, from }: Place, parameters: readonly string[]) {
  const options = { cwd: project, env: environment(from), encoding: 'utf8' } as const;
  return spawnSync(process.execPath, parametersOf(parameters), options);
}

/** The command left running: waits for what it says, and tells when it ends instead. */
export function watchIn({ project, from }: Place, parameters: readonly string[]) {
  const child = spawn(process.execPath, parametersOf(parameters), { cwd: project, env: environment(from) });
  const ended = once(child, 'exit');
  let output = '';
  let look = () => {};
  const hear = (part: Buffer) => {
    output += part.toString();
    look();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const heard = (pattern: RegExp) =>
    new Promise<void>((done) => {
      look = () => {
        if (pattern.test(output)) done();
      };
      look();
    });
  const failed = async () => {
    await ended;
    throw new Error(`The command ended:\n${output}`);
  };
  return {
    says: (pattern: RegExp) => Promise.race([heard(pattern), failed()]),
    end: async () => {
      child.kill();
      await ended;
    },
  };
}
