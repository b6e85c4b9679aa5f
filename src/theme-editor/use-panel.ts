import { useEffect, useState } from 'react';
import type { PanelWords } from '../theme/panels/expand.ts';
import { loadPanel } from '../theme/panels/load-panel.ts';
import type { Panel } from '../theme/panels/panel.ts';
import { panelIn, wordsIn } from '../theme/panels/words.ts';
import type { Locale } from '../types/start.ts';
import { useAllTexts } from './use-all-texts.ts';

interface Loaded {
  name: string;
  panel: Panel | null;
  words: PanelWords;
}

/** A component's panel in the person's language; undefined until it is there. A React hook. */
export function usePanel(name: string, locale: Locale): Loaded | undefined {
  const texts = useAllTexts(locale);
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let ended = false;
    if (!texts || name === '') return;
    void loadPanel(name).then((panel) => {
      if (!ended) setLoaded({ name, panel: panel && panelIn(panel, texts), words: wordsIn(texts) });
    });
    return () => {
      ended = true;
    };
  }, [texts, name]);
  return loaded?.name === name ? loaded : undefined;
}
