import { isTenantLayer } from '../reach/tenant-layer.ts';
import type { ScreenAnswer } from '../types/start.ts';

/** The type of the node that shows the platform's sign-in form on another page. */
const SIGN_IN = 'sign-in';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Properties by which amis shows a node or not. */
const HIDES: readonly string[] = ['hidden', 'hiddenOn', 'visible', 'visibleOn'];

/** Nodes that show all they hold at once, and the property that holds it; columns have no type. */
const SHOWS: Readonly<Record<string, string>> = {
  page: 'body',
  container: 'body',
  wrapper: 'body',
  panel: 'body',
  flex: 'items',
  grid: 'columns',
  hbox: 'columns',
  '': 'body',
};

/** Elements that show what is in them; `details` and `dialog` would not. */
const PLAIN = new Set<unknown>([undefined, 'div', 'section', 'main', 'article', 'aside', 'header', 'footer', 'span']);

/**
 * Whether a page shows the form from the beginning. One that a condition could hide, its own or one around it, does not count, nor
 * one in a dialog, behind a tab or in anything else that people would have to open.
 */
export function hasSignIn(schema: unknown): boolean {
  if (Array.isArray(schema)) return schema.some(hasSignIn);
  if (!isObject(schema) || HIDES.some((key) => Object.hasOwn(schema, key))) return false;
  const { type = '', wrapperComponent } = schema;
  if (type === SIGN_IN) return true;
  const part = Object.hasOwn(SHOWS, String(type)) ? SHOWS[String(type)] : undefined;
  return part !== undefined && PLAIN.has(wrapperComponent) && hasSignIn(schema[part]);
}

/**
 * The sign-in page of a tenant with the platform's form at its end where it has none: somebody must be able to sign in on
 * it. Other pages stay as they are.
 */
export function withSignIn<Answer extends Pick<ScreenAnswer, 'schema' | 'layer'>>(answer: Answer): Answer {
  const { schema, layer } = answer;
  if (!isTenantLayer(layer) || hasSignIn(schema)) return answer;
  const { body = [], ...page } = schema as unknown as Json;
  const open = Object.fromEntries(Object.entries(page).filter(([key]) => !HIDES.includes(key)));
  return { ...answer, schema: { ...open, body: [...(Array.isArray(body) ? body : [body]), { type: SIGN_IN }] } };
}
