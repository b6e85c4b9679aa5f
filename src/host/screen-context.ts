import { createContext } from 'react';
import type { ShownScreen } from './state.ts';

/** The page a shell's outlet shows. */
export interface OutletContent {
  /** Changes with every visit and with the page's own data, so that a page starts afresh; another live edit keeps it. */
  key: string;
  screen: ShownScreen;
  /** Called when the screen as a whole cannot be rendered. */
  onFailure: (screen: ShownScreen, error: Error) => void;
}

/** What `screen-outlet` shows; null where no outlet may be, so that a page cannot contain itself. */
export const OutletContext = createContext<OutletContent | null>(null);
