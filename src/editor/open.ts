import { setDefaultLocale } from 'amis-core';
import { loadFrameGuard } from '../host/frames/guard.ts';
import type { Locale } from '../types/start.ts';
import { improveWords } from './amis-words.ts';

/** The key under which amis-editor looks for its language. */
const LANGUAGE = 'suda-i18n-locale';

/** amis-editor's words, by language. */
const words = {
  'en-US': () =>
    Promise.all([import('amis-editor/locale/en-US'), import('amis-theme-editor-helper/esm/locale/en-US.js')]),
  'zh-CN': () =>
    Promise.all([import('amis-editor/locale/zh-CN'), import('amis-theme-editor-helper/esm/locale/zh-CN.js')]),
};

/** Everything of amis-editor, which comes in one piece. */
export type OpenedEditor = typeof import('./opened.ts');

/**
 * Loads amis-editor in a language. It translates its words while its files are evaluated, so nothing of it may be imported before.
 * The page that is edited may be anybody's: the rules for such pages are in force before it is drawn.
 */
export async function openEditor(locale: Locale): Promise<OpenedEditor> {
  localStorage.setItem(LANGUAGE, locale);
  await words[locale]();
  improveWords(locale);
  const [opened] = await Promise.all([import('./opened.ts'), loadFrameGuard()]);
  improveWords(locale);
  // amis-editor has set its own.
  setDefaultLocale(locale);
  opened.prepareEditor();
  return opened;
}
