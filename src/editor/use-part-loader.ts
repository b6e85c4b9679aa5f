import { useState } from 'react';
import { inLanguage } from '../i18n/own-texts.ts';
import type { Texts } from '../i18n/translate.ts';
import type { Locale } from '../types/start.ts';
import { includesIn } from '../validation/parts/compose.ts';
import type { Parts } from './canvas/included.tsx';
import { partsOf } from './page/parts.ts';
import { isScreenId } from './part-name.ts';
import type { Call } from './session/calls.ts';

/** The parts of the page in the canvas. */
export interface PartLoader extends Parts {
  /** Loads the parts that a page includes and that are not edited in it, before the page is drawn. */
  bring(page: unknown, texts: Texts): Promise<void>;
}

/** Makes a loader of parts. It asks the server once for each part. */
export function partLoader(call: Call, prefix: () => string, locale: Locale): PartLoader {
  const asked = new Map<string, Promise<object | null>>();
  const known = new Map<string, object | null>();
  let words: Texts = {};

  async function read(id: string): Promise<object | null> {
    const answer = isScreenId(id) ? await call<{ schema: object }>(`${prefix()}/screen/${id}`, 'get') : null;
    const part = answer?.data ? inLanguage(answer.data.schema, words, locale) : null;
    known.set(id, part);
    return part;
  }

  const load = (id: string) => asked.get(id) ?? asked.set(id, read(id)).get(id)!;
  return {
    load,
    known: (id) => known.get(id),
    async bring(page, texts) {
      words = texts;
      const inPlace = partsOf(page);
      const named = [page, ...Object.values(inPlace)].flatMap((screen) => [...includesIn(screen)]);
      await Promise.allSettled(named.filter((id) => !(id in inPlace)).map(load));
    },
  };
}

/** Loads the parts that a page includes. A React hook; the answer stays the same. */
export function usePartLoader(call: Call, prefix: () => string, locale: Locale): PartLoader {
  const [loader] = useState(() => partLoader(call, prefix, locale));
  return loader;
}
