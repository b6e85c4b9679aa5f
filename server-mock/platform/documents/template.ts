import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentKind } from '../../../src/types/start.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';

/** The build's mark for the whole style sheet. */
const STYLES = /<!--pagewright:styles (href="[^"]*")-->/;

/** The build's mark for the sheet of pages that only show things. */
const SHOWN = /<!--pagewright:shown-styles (href="[^"]*")-->/;

/** What a document names files of the build by; in development they lie elsewhere. */
export const BUILT = '/assets/';

/** Gives the HTML of a document with its placeholders still open, asset addresses absolute. */
export type Templates = (kind: DocumentFile) => string;

/** The HTML files of the client. Shared pages have one with a first picture, shared texts one without scripts. */
export type DocumentFile = DocumentKind | 'shared' | 'text';

/**
 * The documents of the client's folder. Documents with a first picture paint before their style sheet is there, which their script puts in force. A file is read again when it has been built again; while a build is under way,
 * the one read before stays in use.
 */
export function builtTemplates({ clientDir, config }: Pick<ServiceBase, 'clientDir' | 'config'>): Templates {
  const known = new Map<DocumentFile, { modified: number; html: string }>();
  return (kind) => {
    const path = join(clientDir, `${kind}.html`);
    const cached = known.get(kind);
    const modified = statSync(path, { throwIfNoEntry: cached === undefined })?.mtimeMs;
    if (cached && (modified === undefined || modified === cached.modified)) return cached.html;
    const built = readFileSync(path, 'utf8').replaceAll(/(src|href)="\.\//g, `$1="${config.contextPath}/`);
    const html = kind === 'app' ? withStyles(built, false) : built;
    known.set(kind, { modified: modified!, html });
    return html;
  };
}

/**
 * A document with a first picture loads its styles beside it; its script puts them in force. A page that only shows things has a smaller
 * sheet in place of the whole one, which counts as loaded then.
 */
export const withStyles = (html: string, showsOnly: boolean): string =>
  showsOnly && SHOWN.test(html)
    ? html
        .replace(SHOWN, '<link id="pagewright-shown" rel="preload" as="style" crossorigin $1>')
        .replace(STYLES, '<link rel="stylesheet" disabled $1>')
    : html.replace(STYLES, '<link rel="preload" as="style" crossorigin $1>');

/** A document of which nothing but its static form is shown: its scripts would be refused, and the browser would complain of each. */
export const withoutScripts = (template: string): string =>
  template.replace(
    /<script\b[^>]*>[^<]*<\/script>|<link rel="modulepreload"[^>]*>|<!--pagewright:preload [^>]*-->/g,
    '',
  );
