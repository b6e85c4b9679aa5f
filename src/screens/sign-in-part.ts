import { isTenantLayer } from '../reach/tenant-layer.ts';
import type { AmisPage } from '../types/amis.ts';
import type { ScreenAnswer } from '../types/start.ts';

/** The screen that has the platform's sign-in form, and the form's id in it. */
export const LOGIN_SCREEN = 'account/login';
const FORM_ID = 'sign-in';

/** The type of the node that shows the form on another page. */
export const SIGN_IN = 'sign-in';

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

/** Properties by which amis shows a node or not. */
export const HIDES: readonly string[] = ['hidden', 'hiddenOn', 'visible', 'visibleOn'];

/** Whether a page shows the form. One that a condition could hide, its own or one around it, does not count. */
export function hasSignIn(schema: unknown): boolean {
  if (!isObject(schema) || HIDES.some((key) => Object.hasOwn(schema, key))) return false;
  return schema['type'] === SIGN_IN || Object.values(schema).some(hasSignIn);
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
