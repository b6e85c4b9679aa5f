import type { RenderOptions } from 'amis-core';
import { createContext } from 'react';
import type { ScreenLoader } from '../../screens/screen-loader.ts';
import type { HostState, ShownScreen } from '../../state/state.ts';
import type { Store } from '../../state/store.ts';
import type { FrameParts } from './frame-parts.ts';

/** What frames need of the host. */
export interface FrameHost {
  store: Store<HostState>;
  /** What the environments of all frames have in common. */
  env: RenderOptions;
  parts: FrameParts;
  loader: ScreenLoader;
  /** Called when the screen as a whole cannot be rendered. */
  onFailure: (screen: ShownScreen, error: Error) => void;
}

/** The host of the frames below. */
export const FrameHostContext = createContext<FrameHost | null>(null);
