import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

const WORDS = 'virtual:monaco-words';

/** Monaco's words by its modules, in the order in which the modules name them. */
type Words = Readonly<Record<string, readonly string[]>>;

function wordsIn(file: string): Words {
  let found: Words = {};
  const define = (_name: string, words: Words): void => {
    found = words;
  };
  runInNewContext(readFileSync(require.resolve(`monaco-editor/min/vs/editor/${file}`), 'utf8'), { define });
  return found;
}

/** What explains settings and colours to authors of extensions. Nobody sees it here, and it is half of the whole. */
const UNSEEN = /config|colorRegistry/i;

/** Characters; what is longer explains something to authors of extensions, too. */
const LONGEST = 90;

/** Monaco's words in Chinese by the English ones. Throws when there are far fewer than in 0.30. */
export function monacoWords(): [english: string, chinese: string][] {
  const [english, chinese] = [wordsIn('editor.main.nls.js'), wordsIn('editor.main.nls.zh-cn.js')];
  const words = new Map<string, string>();
  for (const [module, texts] of Object.entries(english)) {
    if (UNSEEN.test(module)) continue;
    for (const [index, text] of texts.entries()) {
      const own = chinese[module]?.[index];
      if (own && own !== text && text.length <= LONGEST && !words.has(text)) words.set(text, own);
    }
  }
  if (words.size < 400) throw new Error(`monaco's words: its files changed shape (${words.size} found)`);
  return [...words];
}

/** `virtual:monaco-words`: Monaco's words in Chinese. Its ES modules know the English ones alone. */
export function monacoWordsModule(): Plugin {
  return {
    name: 'pagewright:monaco-words',
    resolveId: (id) => (id === WORDS ? `\0${WORDS}` : null),
    load: (id) => (id === `\0${WORDS}` ? `export const chinese = new Map(${JSON.stringify(monacoWords())});` : null),
  };
}
