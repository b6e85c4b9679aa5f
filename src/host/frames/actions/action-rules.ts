import { wasUsed } from '../sandbox/asked/used.ts';

/** Actions that change the reader's session, account or device. No tenant's page has them. */
const REFUSED = new Set([
  'signOut',
  'setLocale',
  'setAppearance',
  'updateUser',
  'saveText',
  'openEditor',
  'openSearch',
  'explainPage',
  'outlineParts',
  'endProof',
  'closeMistakes',
  'custom',
]);

/** Actions that reach the browser past the document around: after a click alone. */
const AFTER_CLICK = new Set(['goBack', 'goPage', 'email', 'print', 'refresh']);

/** Whether a tenant's page may run an event action now. */
export const allowsAction = (type: string): boolean => !REFUSED.has(type) && (!AFTER_CLICK.has(type) || wasUsed());
