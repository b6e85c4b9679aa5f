import { createContext } from 'react';
import type { ShownScreen } from '../../state/state.ts';

/** The page a shell's outlet shows. */
export interface OutletContent {
  /** Changes with every visit, so that a page starts afresh. */
  visit: string;
  screen: ShownScreen;
}

/** What `screen-outlet` shows; null where no outlet may be, so that a page cannot contain itself. */
export const OutletContext = createContext<OutletContent | null>(null);
