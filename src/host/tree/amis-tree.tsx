import { useMemo, useSyncExternalStore } from 'react';
import { TextsContext } from '../../i18n/texts-context.ts';
import { type FrameHost, FrameHostContext } from '../frames/frame-host.ts';
import { FrameRoot } from '../frames/frame-root.tsx';
import { OutletContext } from './screen-context.ts';
import { ScreenFrame } from './screen-frame.tsx';
import { ShellFrame } from './shell-frame.tsx';

/**
 * What a document shows: the page alone, or a shell with the page in its outlet. Each is a frame, an amis root of its own, so
 * that neither speaks in the other's name.
 */
export function AmisTree({ store, env, parts, loader, onFailure }: FrameHost) {
  const { view, texts } = useSyncExternalStore(store.subscribe, store.get);
  const host = useMemo(() => ({ store, env, parts, loader, onFailure }), [store, env, parts, loader, onFailure]);
  const { key, screen, shell } = view;
  const outlet = useMemo(() => ({ visit: key, screen }), [key, screen]);
  return (
    <TextsContext.Provider value={texts}>
      <FrameHostContext.Provider value={host}>
        {shell ? (
          <OutletContext.Provider value={outlet}>
            <FrameRoot screen={shell} visit={shell.id} net={ShellFrame} />
          </OutletContext.Provider>
        ) : (
          <main id="main" tabIndex={-1}>
            <FrameRoot screen={screen} visit={key} net={ScreenFrame} />
          </main>
        )}
      </FrameHostContext.Provider>
    </TextsContext.Provider>
  );
}
