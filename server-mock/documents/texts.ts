import { keysOf } from '../../src/i18n/translate.ts';

/** The texts that some screens name, and those of the host itself: all that a small document needs. */
export function textsFor(texts: Record<string, string>, named: unknown[]): Record<string, string> {
  const keys = keysOf(named);
  return Object.fromEntries(Object.entries(texts).filter(([key]) => keys.has(key) || key.startsWith('host.')));
}

/** Texts that only the server and the commands say; a page has no use for them. */
const serverAreas = ['api', 'command', 'mail', 'sms', 'validate'];

/** The texts that pages may need. */
export function pageTexts(texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([key]) => !serverAreas.includes(key.split('.', 1)[0]!)));
}
