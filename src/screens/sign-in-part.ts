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
