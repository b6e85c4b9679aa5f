import type { RenderOptions } from 'amis-core';
import type { FrameEnv } from '../../frame-data/speaker.ts';
import type { FrameParts } from '../frame-parts.ts';
import { takeClick, takeEntry } from './clicks.ts';
import { isOwnPlace, withOwnNames } from './own-places.ts';

/** Where a tenant's page may lead. */
export interface Jumps extends Required<Pick<RenderOptions, 'jumpTo' | 'updateLocation'>> {
  /** Whether the page may lead to an address of ours now. When not, the person is asked. */
  mayGo(address: string, newWindow?: boolean): boolean;
}

/**
 * The navigation of a tenant's page. It follows a click in the page to another page of its own company or app, once.
 * Everything else is held until the person says so: the bar names the path, or the host of another site.
 */
export function createJumps({ jumpTo, updateLocation, speaker }: FrameEnv, { navigator, hold }: FrameParts): Jumps {
  /** Whether a path is the page that is shown, with another query: tables write theirs into the address. */
  const isHere = (path: string): boolean => path.split(/[?#]/, 1)[0] === navigator.place().pathname;

  function isFree(path: string): boolean {
    return (isHere(path) || isOwnPlace(speaker.frame, path)) && takeClick(speaker.container);
  }

  function mayFollow(address: string, newWindow = false): boolean {
    if (address === 'goBack') return takeClick(speaker.container);
    const destination = navigator.destination(address);
    if (!destination) return false;
    if (destination.kind === 'inside' && isFree(destination.path)) return true;
    hold(address, newWindow);
    return false;
  }

  return {
    mayGo: mayFollow,
    jumpTo(address, action, data) {
      if (mayFollow(String(address ?? ''), action?.['blank'] === true)) jumpTo?.(address, action, data);
    },
    updateLocation(location, replace) {
      const address = String(location ?? '');
      // Replaced, not pushed, but for once a click: a page that writes it again and again leaves the way back as it is.
      const destination = navigator.destination(address);
      if (destination?.kind === 'inside' && isHere(destination.path))
        updateLocation?.(withOwnNames(address, navigator.place().search), replace || !takeEntry(speaker.container));
      else if (mayFollow(address)) updateLocation?.(location, replace);
    },
  };
}
