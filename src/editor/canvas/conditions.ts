import { observable } from 'mobx';

const state = observable({ hold: false });

/**
 * Whether conditions of nodes (`visibleOn` and the like) hold on the canvas. They do not while somebody edits all nodes, and do when
 * the page is shown as a reader sees it. amis-editor draws the canvas again when this changes.
 */
export const conditions = {
  hold: (): boolean => state.hold,
  set(hold: boolean): void {
    state.hold = hold;
  },
};
