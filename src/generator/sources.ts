import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { banner } from './names.ts';

/** What the checker's generated files are made of, beside amis. */
const SOURCES = [
  'renderers/*/schema.json',
  'schemas/contracts/*.json',
  '!schemas/contracts/*.schema.json',
  'src/validation/amis/overlay/*.json',
  'src/validation/codes.json',
];

/** Enough of a digest to tell whether a file was changed. */
const DIGITS = 12;

/** What a JSON file says, however it is laid out. */
function contentOf(file: string): string {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text;
  }
}

/** The sources of the generated files: path below `root` → a digest of what it says. */
export function sourceDigests(root: string): Record<string, string> {
  const files = globSync(SOURCES, { cwd: root }).sort();
  const digest = (file: string) =>
    createHash('sha256')
      .update(contentOf(join(root, file)))
      .digest('hex');
  return Object.fromEntries(files.map((file) => [file, digest(file).slice(0, DIGITS)]));
}

/** Sources that were changed, added or taken away since the generated files were made of them. */
export function changedSources(root: string, made: Readonly<Record<string, string>>): string[] {
  const now = sourceDigests(root);
  return [...new Set([...Object.keys(now), ...Object.keys(made)])].filter((file) => now[file] !== made[file]).sort();
}

/** The digests as a module, for the command that tells when it is out of date. */
export function sourceList(root: string): string {
  const rows = Object.entries(sourceDigests(root)).map(([file, digest]) => `  '${file}': '${digest}',\n`);
  return `${banner('its sources')}

/** What the generated files were made of: path → digest. */
export const sources: Readonly<Record<string, string>> = {
${rows.join('')}};
`;
}
