import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Listed, type Lock, listPackages, withDependencies } from './packages.ts';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** Whether code imports a package, requires it through `createRequire`, or has it in itself (esbuild names its files). */
export function isUsed(name: string, code: string): boolean {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?:from |import |import\\(|\\)\\()"${escaped}["/]|^ *// node_modules/${escaped}/`, 'm').test(code);
}

/** The declared packages that the built server loads or has in its files. */
function serverPackages(root: string, declared: readonly string[]): string[] {
  const folder = join(root, 'dist', 'server');
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const code = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  return declared.filter((name) => isUsed(name, code));
}

/** The list of packages of the program as it is built in dist/. @throws when it is not built. */
export function shippedList(root: string): Listed[] {
  const lock: Lock = readJson(join(root, 'package-lock.json')).packages;
  const lists = ['client-packages.json', 'editor-packages.json'];
  const browser = new Set<string>(lists.flatMap((list) => readJson(join(root, 'dist', list))));
  const declared = Object.keys(readJson(join(root, 'package.json')).dependencies);
  const server = withDependencies(lock, serverPackages(root, declared));
  return listPackages(root, lock, browser, server);
}
