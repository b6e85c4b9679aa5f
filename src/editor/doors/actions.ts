import { registerAction } from 'amis-core';

interface Action {
  actionType?: string;
  children?: Action[];
}

/** Event actions that run a program. */
const DOORS = new Set(['custom']);

/** The tree of event actions without those that run a program, and without groups that have nothing left. */
export const withoutPrograms = (tree: readonly Action[]): Action[] =>
  tree
    .filter(({ actionType }) => !DOORS.has(actionType ?? ''))
    .map((one) => (one.children ? { ...one, children: withoutPrograms(one.children) } : one))
    .filter(({ children }) => !children || children.length > 0);

/** For amis-editor's property of that name. */
export const actionOptions = { showOldEntry: false, actionTreeGetter: withoutPrograms };

type Script = (this: unknown, renderer: unknown, doAction: unknown, event: unknown, action: unknown) => unknown;

/** Panels of amis-editor have programs of its own in their actions, as functions. A page is JSON and has none. */
export function allowOwnPrograms(): void {
  registerAction('custom', {
    async run(action, renderer, event) {
      const script: unknown = action.args?.['script'] ?? (action as { script?: unknown }).script;
      if (typeof script === 'function') await (script as Script).call(null, renderer, () => undefined, event, action);
    },
  });
}
