import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentKind } from '../../src/types/start.ts';
import type { Services } from '../services.ts';

/** Gives the HTML of a document with its placeholders still open, asset addresses absolute. */
export type Templates = (kind: DocumentKind) => string;

/**
 * The documents of the client's folder. A file is read again when it has been built again; while a build is under way,
 * the one read before stays in use.
 */
export function builtTemplates({ clientDir, config }: Pick<Services, 'clientDir' | 'config'>): Templates {
  const known = new Map<DocumentKind, { modified: number; html: string }>();
  return (kind) => {
    const path = join(clientDir, `${kind}.html`);
    const cached = known.get(kind);
    const modified = statSync(path, { throwIfNoEntry: cached === undefined })?.mtimeMs;
    if (cached && (modified === undefined || modified === cached.modified)) return cached.html;
    const html = readFileSync(path, 'utf8').replaceAll(/(src|href)="\.\//g, `$1="${config.contextPath}/`);
    known.set(kind, { modified: modified!, html });
    return html;
  };
}
