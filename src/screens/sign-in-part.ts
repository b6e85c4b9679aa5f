import type { AmisPage } from '../types/amis.ts';

/** The screen that has the platform's sign-in form, and the form's id in it. */
export const LOGIN_SCREEN = 'account/login';
const FORM_ID = 'sign-in';

/** The form's own heading; the page around it has another one. */
const HEADING_IDS = new Set(['sign-in-title', 'sign-in-lead']);

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** The first object of a definition that `fits`, parents first. */
function find(value: unknown, fits: (node: Json) => boolean): Json | undefined {
  if (!isObject(value)) return undefined;
  if (!Array.isArray(value) && fits(value)) return value;
  for (const below of Object.values(value)) {
    const found = find(below, fits);
    if (found) return found;
  }
  return undefined;
}

/** A page of its own with the sign-in form of the built-in login screen; null for a screen without one. */
export function signInPage(login: AmisPage): AmisPage | null {
  const form = find(login, ({ id }) => id === FORM_ID);
  if (!form) return null;
  const body = Array.isArray(form['body']) ? form['body'].filter((node) => !HEADING_IDS.has(node?.id)) : form['body'];
  const { id, data } = login;
  return { type: 'page', id, data, body: { ...form, body } } as AmisPage;
}

/** The type of the node that shows the platform's sign-in form on another page. */
const SIGN_IN = 'sign-in';

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
