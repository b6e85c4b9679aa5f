import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentKind } from '../../src/types/start.ts';

/** Gives the HTML of a document with its placeholders still open, asset addresses absolute. */
export type Templates = (kind: DocumentKind, path: string) => string | Promise<string>;

/** The documents of a folder (dist/client, or the sources in development); a file is read again when it changes. */
export function templatesOf(folder: string, contextPath: string): Templates {
  const known = new Map<DocumentKind, { modified: number; html: string }>();
  return (kind) => {
    const path = join(folder, `${kind}.html`);
    const modified = statSync(path).mtimeMs;
    const cached = known.get(kind);
    if (cached?.modified === modified) return cached.html;
    const html = readFileSync(path, 'utf8').replaceAll(/(src|href)="\.\//g, `$1="${contextPath}/`);
    known.set(kind, { modified, html });
    return html;
  };
}
