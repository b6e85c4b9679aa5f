import { useContext, useEffect, useState } from 'react';
import { FrameHostContext } from '../host/frames/frame-host.ts';
import { TextsContext } from '../i18n/texts-context.ts';
import type { Texts } from '../i18n/translate.ts';
import type { Locale } from '../types/start.ts';

/**
 * All texts of a language, for parts whose words no page names; undefined until they are there. Where they cannot be had, those that the
 * document has. A React hook.
 */
export function useAllTexts(locale: Locale): Texts | undefined {
  const host = useContext(FrameHostContext);
  const own = useContext(TextsContext);
  const [loaded, setLoaded] = useState<{ locale: Locale; texts: Texts }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are asked for once for each language
  useEffect(() => {
    let ended = false;
    void (host?.parts.allTexts(locale) ?? Promise.resolve(own))
      .catch(() => own)
      .then((texts) => {
        if (!ended) setLoaded({ locale, texts });
      });
    return () => {
      ended = true;
    };
  }, [host, locale]);
  return loaded?.locale === locale ? loaded.texts : undefined;
}
