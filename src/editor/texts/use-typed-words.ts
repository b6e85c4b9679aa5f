import { useEffect, useRef, useState } from 'react';
import { LANGUAGES } from '../../i18n/own-texts.ts';
import type { Locale } from '../../types/start.ts';
import { pending } from '../pending/pending.ts';
import { editedTexts } from './edited-texts.ts';
import { ownWords, type Words } from './own-texts.ts';

/** Milliseconds of rest after which what was typed is put into the page. */
const REST = 500;

/** The words of a key as they are in force: the page's own before the product's. */
function wordsInForce(mark: string, key: string): Words {
  const own = ownWords(editedTexts.rootOf(mark) ?? {}, key);
  const words = LANGUAGES.map((language) => [language, own?.[language] ?? editedTexts.product(key, language) ?? '']);
  return Object.fromEntries(words) as Words;
}

/**
 * The words of a key that a node names, while somebody types them. They are put into the page a moment after the last letter, and at once when the field is
 * left. A React hook.
 */
export function useTypedWords(
  mark: string,
  key: string,
): {
  words: Words;
  type(language: Locale, text: string): void;
  leave(): void;
} {
  const [typed, setTyped] = useState<Words>();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const unsaved = useRef<Words>();

  function save(): void {
    clearTimeout(timer.current);
    if (unsaved.current) editedTexts.setWords(mark, key, unsaved.current);
    unsaved.current = undefined;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed belongs to this key of this node
  useEffect(() => {
    const forget = pending.add(save);
    return () => {
      forget();
      save();
    };
  }, [mark, key]);

  return {
    words: typed ?? wordsInForce(mark, key),
    type(language, text) {
      const next = { ...(typed ?? wordsInForce(mark, key)), [language]: text };
      setTyped(next);
      unsaved.current = next;
      clearTimeout(timer.current);
      timer.current = setTimeout(save, REST);
    },
    leave() {
      save();
      setTyped(undefined);
    },
  };
}
