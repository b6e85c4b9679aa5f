import { replaceOrFail } from './amis-sources.ts';
import type { ModulePatch } from './module-patch.ts';

/** Has words that stand in a module in Chinese alone come from our texts, `editor.amis.<name>`. */
export const said = (module: string, words: Readonly<Record<string, string>>): ModulePatch => ({
  module,
  change: (code) =>
    Object.entries(words).reduce(
      (text, [written, name]) =>
        replaceOrFail(text, new RegExp(written, 'g'), `window.pagewrightCanvas?.say('${name}')`),
      code,
    ),
});
