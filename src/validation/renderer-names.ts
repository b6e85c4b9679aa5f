import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Types of the platform's own renderers: the folders that have a schema. */
export function rendererNames(root: string): string[] {
  const folder = join(root, 'renderers');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'schema.json')))
    .sort();
}
