import { useContext, useEffect, useState } from 'react';
import { FrameHostContext } from '../host/frames/frame-host.ts';
import type { PanelWords } from '../theme/panels/expand.ts';
import { loadPanel } from '../theme/panels/load-panel.ts';
import type { Panel } from '../theme/panels/panel.ts';
import { panelIn, wordsIn } from '../theme/panels/words.ts';
import type { Locale } from '../types/start.ts';

interface Loaded {
  name: string;
  panel: Panel | null;
  words: PanelWords;
}

/** A component's panel in the person's language; undefined until it is there. A React hook. */
export function usePanel(name: string, locale: Locale): Loaded | undefined {
  const host = useContext(FrameHostContext);
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let ended = false;
    if (!host || name === '') return;
    void Promise.all([loadPanel(name), host.parts.allTexts(locale).catch(() => ({}))]).then(([panel, texts]) => {
      if (!ended) setLoaded({ name, panel: panel && panelIn(panel, texts), words: wordsIn(texts) });
    });
    return () => {
      ended = true;
    };
  }, [host, name, locale]);
  return loaded?.name === name ? loaded : undefined;
}
