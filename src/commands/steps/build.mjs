import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../../machine/command-error.mjs';
import { root } from '../../machine/root.mjs';
import { text } from '../../machine/texts.mjs';
import { failureReason, lastLines } from './failure-reason.mjs';
import { fingerprint } from './fingerprint.mjs';
import { showProgress } from './progress.mjs';
import { runNode } from './run.mjs';

const COMMON = ['src', 'package-lock.json', 'tsconfig.json', 'schemas/contracts'];

/** What is built, from what, by which script. `empties` names parts whose files that build deletes. Screens and texts are read at run time and need no build. */
const PARTS = [
  {
    name: 'client',
    empties: ['editor'],
    sources: [...COMMON, 'renderers', 'schemas/theme', 'schemas/editor', 'vite.config.ts'],
    script: 'node_modules/vite/bin/vite.js',
    args: ['build'],
  },
  {
    // Into the folder of the client, which the build of the client empties.
    name: 'editor',
    sources: [...COMMON, 'renderers', 'schemas/theme', 'schemas/editor', 'vite.config.ts'],
    script: 'node_modules/vite/bin/vite.js',
    args: ['build', '--config', 'src/build/editor-document/vite.config.ts'],
  },
  {
    name: 'server',
    sources: [...COMMON, 'server-mock'],
    script: 'src/commands/steps/bundle-server.mjs',
    args: [],
  },
];

function readStamp(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

const stampOf = (name) => join(root, 'dist', `${name}.stamp`);

/**
 * Builds what changed since the last build into dist/. The stamp of a part goes before its build and comes after it,
 * so an interrupted build is repeated.
 */
export async function build() {
  for (const { name, empties = [], sources, script, args } of PARTS) {
    const stampFile = stampOf(name);
    const stamp = fingerprint(sources);
    if (readStamp(stampFile) === stamp) continue;
    for (const gone of [name, ...empties]) rmSync(stampOf(gone), { force: true });
    const done = showProgress(text(`building-${name}`));
    const { code, output } = await runNode(join(root, script), args, { env: { NODE_ENV: 'production' } });
    done(code === 0);
    if (code !== 0) {
      throw new CommandError(`${lastLines(output)}\n\n${text('build-failed')} ${failureReason(output)}`);
    }
    mkdirSync(join(root, 'dist'), { recursive: true });
    writeFileSync(stampFile, stamp);
  }
}
