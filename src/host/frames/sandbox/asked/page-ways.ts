import type { RenderOptions } from 'amis-core';
import type { Frame } from '../../../../reach/frame.ts';
import type { FrameParts } from '../../frame-parts.ts';
import { isOwnPlace, withOwnNames } from './own-places.ts';
import { onceIn, wasUsed } from './used.ts';

/** Milliseconds in which one use of a page allows one step away, as long as browsers take it for fresh, and one entry in the history. */
const STEP = 5000;
const ENTRY = 1000;

/** Where the document of a tenant's page may lead this one. */
export interface PageWays {
  go(address: string, replace: boolean): void;
  back(): void;
}

/**
 * The ways of a page that runs in a document of its own: another query of its own address, and after a click a page of its own company or
 * app. For everything else the bar asks the person, after a click.
 */
export function createPageWays(
  { updateLocation, jumpTo }: RenderOptions,
  { navigator: own, hold }: FrameParts,
  frameNow: () => Frame,
): PageWays {
  const mayStep = onceIn(STEP);
  const mayAddEntry = onceIn(ENTRY);
  return {
    go(address, replace) {
      const destination = own.destination(address);
      if (!destination) return;
      const path = destination.kind === 'inside' ? destination.path : null;
      const { pathname, search } = own.place();
      if (path?.split(/[?#]/, 1)[0] === pathname)
        updateLocation?.(withOwnNames(path, search), replace || !mayAddEntry());
      else if (path && isOwnPlace(frameNow(), path) && mayStep()) updateLocation?.(path, replace);
      else if (wasUsed()) hold(address, false);
    },
    back() {
      if (mayStep()) jumpTo?.('goBack');
    },
  };
}
