import { join } from 'node:path';
import type { Message } from '../message.ts';
import { rendererNames } from '../renderer-names.ts';
import { checkFile } from './check-file.ts';
import { readProject } from './project.ts';

/** What is wrong with the schemas of the platform's own renderers. */
export function checkRenderers(root: string, texts: Readonly<Record<string, string>>): Message[] {
  const files = rendererNames(root).map((type) => `renderers/${type}/schema.json`);
  const project = readProject(root);
  return files.flatMap((file) => checkFile(join(root, file), file, project, texts));
}
