import type { Task } from './messages.ts';

/** The most values and characters in the pages of a light task. The checker needs some tenths of a second for it. */
export const LIGHT = { values: 5000, characters: 200_000 };

function pagesOf(task: Task): unknown[] {
  if ('compare' in task) return [task.compare];
  if ('merge' in task) return [task.merge];
  return [task.page, task.parts, task.pages];
}

/** Whether the checker certainly needs little time for a task. It stops reading a large task at the limit. */
export function isLight(task: Task): boolean {
  const left = pagesOf(task);
  let values = 0;
  let characters = 0;
  while (left.length > 0) {
    const value = left.pop();
    values += 1;
    if (typeof value === 'string') characters += value.length;
    if (typeof value === 'object' && value !== null) {
      for (const name in value) {
        if (!Array.isArray(value)) characters += name.length;
        left.push((value as Record<string, unknown>)[name]);
        if (values + left.length > LIGHT.values) return false;
      }
    }
    if (characters > LIGHT.characters) return false;
  }
  return true;
}
