import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

let folder = dirname(fileURLToPath(import.meta.url));
while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);

/** The project's folder, wherever the command was called from. */
export const root = folder;
