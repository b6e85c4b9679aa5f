import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Directory of an installed package that exports no package.json, by its main file. */
const packageDirectory = (name: string, mainFolder: string): string => {
  const main = require.resolve(name);
  const end = main.lastIndexOf(`${mainFolder}/`);
  return dirname(join(main.slice(0, end), 'package.json'));
};

/** Text of a file inside amis's ES build, for example `minimal.js`. */
export const readAmisSource = (file: string): string =>
  readFileSync(join(packageDirectory('amis', 'lib'), 'esm', file), 'utf8');

/** Throws when a pattern that a build step relies on is no longer in amis: a silent miss would ship the unpatched code. */
export const replaceOrFail = (code: string, pattern: string | RegExp, replacement: string, step: string): string => {
  const replaced = code.replace(pattern, replacement);
  if (replaced === code) throw new Error(`${step}: amis changed shape, nothing matches ${String(pattern)}`);
  return replaced;
};
