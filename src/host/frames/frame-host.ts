import type { RenderOptions } from 'amis-core';
import { type ComponentType, createContext, type ReactNode } from 'react';
import type { FailedNode } from '../../isolation/index.ts';
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
  /** Called when the screen as a whole cannot be rendered; with a node, when that one alone cannot, in a document of the page's own. */
  onFailure: (screen: ShownScreen, error: Error, node?: FailedNode) => void;
}

/** What stands around a screen within its frame: the net for a screen that fails as a whole. */
export type FrameNet = ComponentType<{
  screen: ShownScreen;
  onFailure: FrameHost['onFailure'];
  children: ReactNode;
}>;

/** The host of the frames below. */
export const FrameHostContext = createContext<FrameHost | null>(null);
