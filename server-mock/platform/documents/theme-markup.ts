import { themeRule } from '../../../src/theme/data/theme-css.ts';
import { type InForce, MOST_INLINE } from '../themes/index.ts';

/** Names of variables, as a sheet in a document has them. */
const NAME = /--[A-Za-z][\w-]*/g;

/** The part of a sheet that the document's own styles read before the others are there, with what that part reads itself. */
function neededBy(template: string, { declarations }: InForce): string {
  const names = new Set<string>();
  const waiting: string[] = [...(template.match(NAME) ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (names.has(next)) continue;
    names.add(next);
    waiting.push(...(declarations.get(next)?.match(NAME) ?? []));
  }
  return themeRule(new Map([...declarations].filter(([name]) => names.has(name))));
}

/**
 * The theme of a document, in force before its first paint. A small sheet stands in the document itself. Of a large one a document with
 * styles of its own begins with the part that these read, and its script puts the rest in force; others wait for the file.
 */
export function themeMarkup(theme: InForce, template: string): string {
  const { id, css, href, isDark } = theme;
  const marks = `id="pagewright-theme" data-id="${id}"${isDark ? ' data-dark=""' : ''}`;
  if (css.length <= MOST_INLINE || href === '') return `<style ${marks}>${css}</style>`;
  const isLogin = template.includes('<!--pagewright:way-in-->');
  if (!isLogin) return `<link ${marks} rel="stylesheet" href="${href}">`;
  return `<style ${marks} data-part="">${neededBy(template, theme)}</style>`;
}
