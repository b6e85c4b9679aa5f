import { execFileSync } from 'node:child_process';

const list = (folder, args) =>
  execFileSync('git', [...args, '-z'], { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\0')
    .filter(Boolean);

/**
 * Files of a checkout that differ from a commit, and those that git does not know yet. Deleted files are among them: what imports
 * them is broken.
 * @param base the commit; what was committed since it branched off counts, too
 * @throws when git has no such commit
 */
export function changedFiles(folder, base) {
  const from = execFileSync('git', ['merge-base', base, 'HEAD'], { cwd: folder, encoding: 'utf8' }).trim();
  const changed = list(folder, ['diff', '--name-only', '--no-renames', '--relative', from]);
  return [...new Set([...changed, ...list(folder, ['ls-files', '--others', '--exclude-standard'])])];
}
