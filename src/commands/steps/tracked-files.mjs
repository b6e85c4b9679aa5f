import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The owner of a checkout is not always the one who tests it; git would refuse to read it. */
const ANY_OWNER = ['-c', 'safe.directory=*'];

/** Without git's own variables, which a hook sets and which name another repository. */
const environment = () => ({ PATH: process.env.PATH, HOME: process.env.HOME });

function list(folder, args) {
  const output = execFileSync('git', [...ANY_OWNER, ...args, '-z'], {
    cwd: folder,
    env: environment(),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return output.split('\0').filter(Boolean);
}

/** Without a repository (an unpacked archive): all files that .gitignore does not name. */
function listArchive(folder) {
  const empty = mkdtempSync(join(tmpdir(), 'pagewright-git-'));
  try {
    execFileSync('git', ['init', '--quiet', '--bare', empty], { env: environment() });
    return list(folder, [`--git-dir=${empty}`, `--work-tree=${folder}`, 'ls-files', '--others', '--exclude-standard']);
  } finally {
    rmSync(empty, { recursive: true, force: true });
  }
}

/**
 * The files of a checkout that belong to the project: `tracked` ones that exist, and `untracked` ones, which git
 * neither tracks nor ignores. A clone has the tracked ones only.
 * @throws when git is not installed or cannot read the repository.
 */
export function projectFiles(folder) {
  if (!existsSync(join(folder, '.git'))) return { tracked: listArchive(folder), untracked: [] };
  const exists = (file) => lstatSync(join(folder, file), { throwIfNoEntry: false }) !== undefined;
  return {
    tracked: list(folder, ['ls-files']).filter(exists),
    untracked: list(folder, ['ls-files', '--others', '--exclude-standard']),
  };
}

/** Copies `files` from one folder into another, with their modes. */
export async function copyFiles(files, from, to) {
  for (const file of files) {
    const target = join(to, file);
    mkdirSync(dirname(target), { recursive: true });
    await cp(join(from, file), target, { verbatimSymlinks: true });
  }
}
