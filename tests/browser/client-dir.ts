import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findProjectRoot } from '../../server-mock/kernel/program/project-root.ts';

/** The client as built; another folder can be tested by CLIENT_DIR. */
export const clientDir = process.env['CLIENT_DIR'] ?? join(findProjectRoot(), 'dist', 'client');

if (!existsSync(join(clientDir, 'app.html'))) {
  throw new Error('The client is not built: npm run build');
}
