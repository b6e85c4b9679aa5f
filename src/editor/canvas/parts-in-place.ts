import type { EditorManager } from 'amis-editor-core';
import { reaction } from 'mobx';
import { createContext } from 'react';
import { partsOf } from '../page/parts.ts';

/** Where the canvas has the parts from that are edited in their place. */
export interface PartsInPlace {
  /** Whether the canvas that a node is drawn in has the nodes of parts among its own: that of a dialog has not. */
  isIn(session: string): boolean;
  /** A part as the canvas shows it, with the editor's marks; undefined for one that is not edited here. */
  part(id: string): object | undefined;
  /** Calls back when the parts of the page become others. */
  subscribe(listener: () => void): () => void;
}

/** Nothing is edited in its place. */
export const noneInPlace: PartsInPlace = { isIn: () => false, part: () => undefined, subscribe: () => () => undefined };

export const InPlaceContext = createContext<PartsInPlace>(noneInPlace);

/** The parts of the page in an editor. `manager` answers once the editor is there. */
export function partsInPlace(manager: () => EditorManager | undefined): PartsInPlace {
  const shown = () => partsOf(manager()?.store.filteredSchema);
  return {
    isIn: (session) => session.startsWith(`preview-${manager()?.id}-`),
    part: (id) => shown()[id],
    subscribe: (listener) => reaction(shown, listener),
  };
}
