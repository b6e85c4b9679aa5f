import { setDefaultLocale } from 'amis-core';

/** The key under which amis-editor looks for its language. */
const LANGUAGE = 'suda-i18n-locale';

/** Everything of amis-editor, which comes in one piece. */
export type OpenedEditor = typeof import('./opened.ts');

/** Loads amis-editor in a language. It translates its words while its files are evaluated, so nothing of it may be imported before. */
export async function openEditor(locale: string): Promise<OpenedEditor> {
  localStorage.setItem(LANGUAGE, locale);
  const opened = await import('./opened.ts');
  // amis-editor has set its own.
  setDefaultLocale(locale);
  opened.prepareEditor();
  return opened;
}
