/**
 * What people have typed and not saved, in this tab alone. A storage that is full or refused keeps nothing: the question before
 * leaving is still asked.
 */

const PREFIX = 'pagewright.unsaved';

/** Values of fields by the fields' names. */
export type Values = Record<string, unknown>;

let isOver = false;

/** Whether the person has signed out: there is nothing left to ask about. */
export const isSignedOut = (): boolean => isOver;

/** The name of one person's changes in one form of one page. `person` is empty where nobody is signed in. */
export const nameOfKept = (person: string, pathname: string, form: string): string =>
  [PREFIX, person, pathname, form].join(' ');

/** What is kept under a name; nothing when it is not what this module writes. */
export function readKept(name: string): Values {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? '{}');
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as Values) : {};
  } catch {
    return {};
  }
}

/** Keeps values under a name; without any, the name is forgotten. */
export function writeKept(name: string, values: Values): void {
  try {
    if (Object.keys(values).length > 0) sessionStorage.setItem(name, JSON.stringify(values));
    else sessionStorage.removeItem(name);
  } catch {}
}

/** Forgets what others than `person` have typed in this tab. */
export function forgetOthers(person: string): void {
  const own = `${PREFIX} ${person} `;
  for (const name of Object.keys(sessionStorage)) {
    if (name.startsWith(PREFIX) && !name.startsWith(own)) sessionStorage.removeItem(name);
  }
}

/** Forgets everything, and lets the page be left without a question. */
export function endKeeping(): void {
  isOver = true;
  for (const name of Object.keys(sessionStorage)) {
    if (name.startsWith(PREFIX)) sessionStorage.removeItem(name);
  }
}
