import { element, escapeHtml } from './html.ts';
import type { Scope, ShellContext } from './types.ts';

/** The parameter of an address that names the sign-in method to show. */
export const METHOD_PARAMETER = 'authType';

/** Parameters that belong to the method that was shown before. */
const PASSING = new Set([METHOD_PARAMETER, 'error']);

type Query = ShellContext['query'];

/** The parameters of the present address that another method is shown with. */
const kept = (query: Query): [string, string][] => Object.entries(query).filter(([name]) => !PASSING.has(name));

const keptAddress = (query: Query): string =>
  kept(query)
    .map((pair) => `${new URLSearchParams([pair])}&`)
    .join('');

const keptFields = (query: Query): string =>
  kept(query)
    .map(([name, value]) => element('input', { type: 'hidden', name, value }))
    .join('');

/**
 * Three values of a request stand on nearly every sign-in page only to be handed on. They are left open while a form is
 * compiled, so that one compiled form serves every address.
 */
export const openParts = {
  /** The parameters to keep, as the begin of a query. */
  address: ({ context }: Scope): string => (context.open ? `${context.open}-address` : keptAddress(context.query)),
  /** The same as hidden fields; markup. */
  fields: ({ context }: Scope): string => (context.open ? `${context.open}-fields` : keptFields(context.query)),
};

const SEARCH = '${search}';

/** An address's template in which the query string is left open, where the template only hands it on. */
export function withOpenSearch(template: unknown, { context, data }: Scope): unknown {
  if (!context.open || typeof template !== 'string' || data['search'] !== context.search) return template;
  const rest = template.replaceAll(SEARCH, '');
  return rest.includes('search') || rest.includes('\\')
    ? template
    : template.replaceAll(SEARCH, `${context.open}-search`);
}

/** Fills what a form compiled with `open` has left open, with what stands in a request's address. */
export function fillOpen(
  html: string,
  open: string,
  { query, search = '' }: Pick<ShellContext, 'query' | 'search'>,
): string {
  return html
    .replaceAll(`${open}-search`, () => escapeHtml(search))
    .replaceAll(`${open}-address`, () => escapeHtml(keptAddress(query)))
    .replaceAll(`${open}-fields`, () => keptFields(query));
}
