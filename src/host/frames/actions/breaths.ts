import { type ListenerAction, registerAction } from 'amis-core';

/** Actions that may follow one another before the browser gets its turn, those that their conditions leave out included. */
const IN_A_TASK = 100;

/** The action that stands before each action of a loop. It does nothing else, so a page may name it. */
const BREATH = 'breath';

let passed = 0;

/** Lets the browser draw and hear its person before the run goes on. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Makes the action known that `withBreaths` adds. Call once. */
export function beginBreaths(): void {
  registerAction(BREATH, { run: () => breathe({}) });
}

/** All actions below another one, also those in lists in one another. */
function childrenOf(action: object): ListenerAction[] {
  const { children } = action as { children?: unknown };
  return Array.isArray(children) ? (children.flat(Number.POSITIVE_INFINITY) as ListenerAction[]) : [];
}

/** Counts an action with those below it; after so many the run goes on in the next task. */
export async function breathe(action: object): Promise<void> {
  passed += 1 + childrenOf(action).length;
  if (passed < IN_A_TASK) return;
  passed = 0;
  await nextTask();
}

/**
 * A loop that counts each action of each round. amis asks an action's condition before it runs the action, so rounds in which
 * nothing runs would be seen by nobody. Other actions stay as they are.
 */
export function withBreaths<Action extends ListenerAction>(action: Action): Action {
  if (action.actionType !== 'loop') return action;
  return { ...action, children: childrenOf(action).flatMap((child) => [{ actionType: BREATH }, child]) };
}
