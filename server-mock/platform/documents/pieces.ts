import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const known = new Map<string, { modified: number; html: string }>();

/** Reads `src/documents/skeletons/<name>.html`, and reads it again after a change. Returns an empty text for a missing file. */
export function readPiece(projectRoot: string, name: string): string {
  const path = join(projectRoot, 'src', 'documents', 'skeletons', `${name}.html`);
  const modified = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  if (modified === undefined) return '';
  const cached = known.get(path);
  if (cached?.modified === modified) return cached.html;
  const html = readFileSync(path, 'utf8').trim();
  known.set(path, { modified, html });
  return html;
}
