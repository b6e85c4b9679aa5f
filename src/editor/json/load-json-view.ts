import { setMonacoWords } from './monaco-words.ts';

/** Loads the JSON view, and before it Monaco's words where its own are not those of the reader. */
export async function loadJsonView(locale: string): Promise<typeof import('./json-view.tsx')> {
  if (locale === 'zh-CN') setMonacoWords((await import('virtual:monaco-words')).chinese);
  return import('./json-view.tsx');
}
