import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Plugin } from 'vite';

/** The folder of the package that a module belongs to, from its `node_modules` on; undefined for our own modules. */
export function packageFolder(moduleId: string): string | undefined {
  const path = moduleId.replaceAll('\\', '/');
  return /(?:^|\/)(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];
}

/**
 * Writes the folders of all packages of which something stands in the client's files, as a JSON array. The list of
 * licences needs them: what is installed and what browsers are sent differ widely.
 */
export function shippedPackages(file: string): Plugin {
  return {
    name: 'shipped-packages',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
      const folders = new Set(chunks.flatMap(({ moduleIds }) => moduleIds).map(packageFolder));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify([...folders].filter((folder) => folder !== undefined).sort()));
    },
  };
}
