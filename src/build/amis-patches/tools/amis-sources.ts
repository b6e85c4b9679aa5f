import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

/**
 * Where a module of an installed package lies.
 * @param module the package and the file in it, for example `amis/esm/minimal.js`
 * @throws when the package is not installed
 */
export function moduleFile(module: string): string {
  const [name = '', ...file] = module.split('/');
  const folder = require.resolve
    .paths(name)!
    .map((modules) => join(modules, name))
    .find(existsSync);
  if (folder === undefined) throw new Error(`the package ${name} is not installed`);
  return join(folder, ...file);
}

/** The text of a module of an installed package. */
export const readModule = (module: string): string => readFileSync(moduleFile(module), 'utf8');

/** Where a module of our own lies that takes the place of one of amis, as text for an import. */
export const ownModule = (path: string): string =>
  JSON.stringify(fileURLToPath(new URL(`../../../${path}`, import.meta.url)));

/** Throws when a pattern that a patch relies on is no longer in the module: a silent miss would ship the unpatched code. */
export function replaceOrFail(code: string, pattern: string | RegExp, replacement: string): string {
  const replaced = code.replace(pattern, replacement);
  if (replaced === code) throw new Error(`the module changed shape, nothing matches ${String(pattern)}`);
  return replaced;
}
