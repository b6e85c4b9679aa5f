import { observable } from 'mobx';

const state = observable({ hold: false });

let reveal: (() => void) | undefined;

/**
 * Whether conditions of nodes (`visibleOn` and the like) hold on the canvas. They do while the page is shown as a reader sees it, and do not
 * while somebody wants to see all nodes. amis-editor draws the canvas again when this changes.
 */
export const conditions = {
  hold: (): boolean => state.hold,
  set(hold: boolean): void {
    state.hold = hold;
  },
  /** What shows all nodes when one is wanted that is left out. */
  onReveal(listener: () => void): void {
    reveal = listener;
  },
  /** Shows all nodes. */
  reveal: (): void => reveal?.(),
};
