import { existsSync } from 'node:fs';
import { showProgress } from './progress.mjs';
import { run } from './run.mjs';

const SILENT = { DEBIAN_FRONTEND: 'noninteractive' };

/** Installs Debian packages when this process may (root and apt-get); answers whether it did. */
export async function aptInstall(packages, label) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const done = showProgress(label);
  await run('apt-get', ['update', '-q'], { env: SILENT });
  const { code, output } = await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
    env: SILENT,
  });
  done(code === 0);
  if (code !== 0) console.error(output.trim().split('\n').slice(-5).join('\n'));
  return code === 0;
}
