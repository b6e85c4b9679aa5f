import { setDefaultLocale } from 'amis-core';
import { loadFrameGuard } from '../host/frames/guard.ts';

/** The key under which amis-editor looks for its language. */
const LANGUAGE = 'suda-i18n-locale';

/** Everything of amis-editor, which comes in one piece. */
export type OpenedEditor = typeof import('./opened.ts');

/**
 * Loads amis-editor in a language. It translates its words while its files are evaluated, so nothing of it may be imported before.
 * The page that is edited may be anybody's: the rules for such pages are in force before it is drawn.
 */
export async function openEditor(locale: string): Promise<OpenedEditor> {
  localStorage.setItem(LANGUAGE, locale);
  const [opened] = await Promise.all([import('./opened.ts'), loadFrameGuard()]);
  // amis-editor has set its own.
  setDefaultLocale(locale);
  opened.prepareEditor();
  return opened;
}
