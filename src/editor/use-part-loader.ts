import { useRef, useState } from 'react';
import { inLanguage } from '../i18n/own-texts.ts';
import type { Texts } from '../i18n/translate.ts';
import type { Locale } from '../types/start.ts';
import type { LoadPart } from './canvas/included.tsx';
import { isScreenId } from './part-name.ts';
import type { Call } from './session/calls.ts';

/** Loads the parts that a page includes, each once. A React hook; the function stays the same. */
export function usePartLoader(call: Call, prefix: () => string, texts: Texts, locale: Locale): LoadPart {
  const latest = useRef(texts);
  latest.current = texts;
  const [load] = useState((): LoadPart => {
    const known = new Map<string, Promise<object | null>>();
    const read = async (id: string): Promise<object | null> => {
      if (!isScreenId(id)) return null;
      const { data } = await call<{ schema: object }>(`${prefix()}/screen/${id}`, 'get');
      return data ? inLanguage(data.schema, latest.current, locale) : null;
    };
    return (id) => known.get(id) ?? known.set(id, read(id)).get(id)!;
  });
  return load;
}
