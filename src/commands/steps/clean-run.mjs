import { createInterface } from 'node:readline';
import { CommandError } from '../../machine/command-error.mjs';
import { root } from '../../machine/root.mjs';
import { text } from '../../machine/texts.mjs';
import { cleanEnvironment } from './clean-environment.mjs';
import { passOnLines } from './closing-line.mjs';
import { startGroup } from './process-group.mjs';
import { proveStart } from './start-proof.mjs';
import { copyFiles, projectFiles } from './tracked-files.mjs';

/** Flags of the installation that `npm test` would make itself. */
const INSTALL = ['ci', '--no-progress', '--include=dev', '--include=optional'];

/**
 * A run of the project as a stranger has it: a copy of the tracked files in `folder`, with the clean environment.
 * `stop()` ends what is running at the time; nothing is started after it.
 */
export function cleanRun(folder) {
  const environment = cleanEnvironment();
  let stopped = false;
  let stopCurrent = async () => {};

  function start(args, env, options) {
    if (stopped) throw new CommandError(text('clean-stopped'));
    const group = startGroup('npm', args, { cwd: folder, env, ...options });
    stopCurrent = group.stop;
    return group;
  }

  async function succeeds(args, env, options) {
    const group = start(args, env, options);
    group.child.stdout.resume();
    return (await group.closed()) === 0;
  }

  /** Copies what git tracks, as it is in the working tree now, and names what it leaves behind. */
  async function copy() {
    const { tracked, untracked } = projectFiles(root);
    if (untracked.length > 0) console.error(text('clean-untracked', { files: untracked.join(', ') }));
    console.error(text('clean-copy', { count: tracked.length, folder }));
    await copyFiles(tracked, root, folder);
  }

  /**
   * Registries that only this machine's settings reach (a mirror, a proxy, a certificate in the environment) are no
   * part of what is proven: there, the packages are installed with those settings first.
   */
  async function reachRegistry() {
    if (await succeeds(['view', 'typescript', 'version'], environment, { stderr: 'ignore' })) return;
    console.error(text('clean-own-registry'));
    if (!(await succeeds(INSTALL, process.env))) throw new CommandError(text('install-failed'));
  }

  /** Runs `npm test`; answers its counts. A run without a closing line, or one whose status belies it, has failed. */
  async function test() {
    const group = start(['test'], environment);
    const lines = createInterface({ input: group.child.stdout });
    const counts = await passOnLines(lines, (chunk) => process.stdout.write(chunk));
    const code = await group.closed();
    const { passed, failed } = counts ?? { passed: 0, failed: 1 };
    return { passed, failed: failed === 0 && code !== 0 ? 1 : failed };
  }

  /** Starts the platform, signs in and ends it; counts as one test. */
  async function startOnce() {
    if (stopped) throw new CommandError(text('clean-stopped'));
    console.error(`\n${text('clean-start')}`);
    try {
      await proveStart(folder, environment, (stop) => {
        stopCurrent = stop;
      });
      console.error(`✓ ${text('clean-start')}`);
      return { passed: 1, failed: 0 };
    } catch (error) {
      console.error(`✗ ${text('clean-start')}: ${error.stack}`);
      return { passed: 0, failed: 1 };
    }
  }

  const stop = async () => {
    stopped = true;
    await stopCurrent();
  };
  return { copy, reachRegistry, test, startOnce, stop };
}
