import type { Texts } from '../i18n/translate.ts';

/** What the component of a panel is called in a language. */
export function componentName(panel: string, texts: Texts): string {
  const key = panel.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return texts[`themeEditor.name.${key}`] ?? panel;
}
