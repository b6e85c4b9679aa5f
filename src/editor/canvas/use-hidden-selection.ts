import type { EditorManager } from 'amis-editor-core';
import { reaction } from 'mobx';
import { type MutableRefObject, useEffect, useState } from 'react';
import { conditions } from './conditions.ts';

/** Milliseconds in which a canvas that is drawn anew has its nodes again. */
const DRAWN = 300;

/**
 * Whether the selected node is not on the canvas, since the reader that it shows the page to does not see it. amis-editor then has an empty
 * panel; it is filled once the node is there again. A React hook.
 */
export function useHiddenSelection(manager: MutableRefObject<EditorManager | undefined>): boolean {
  const [isHidden, setHidden] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the editor has been mounted
  useEffect(() => {
    const mounted = manager.current;
    if (!mounted) return;
    const { store } = mounted;
    return reaction(
      () => conditions.hold() && store.activeId !== '' && !store.getNodeById(store.activeId),
      (now) => {
        setHidden(now);
        if (!now && store.activeId) void mounted.buildPanels();
      },
      { delay: DRAWN },
    );
  }, []);
  return isHidden;
}
