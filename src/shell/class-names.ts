import { holds, textOf } from './expressions.ts';
import type { Scope } from './types.ts';

const PREFIX = 'cxd-';

/** The names that a `className` of a page stands for: a string, or an object of names and conditions. */
export function classesOf(className: unknown, scope: Scope): string {
  if (typeof className === 'string') return textOf(className, scope);
  if (className === null || typeof className !== 'object') return '';
  return Object.entries(className)
    .filter(([, condition]) => holds(condition, scope))
    .map(([name]) => name)
    .join(' ');
}

/** Joins class names the way amis does: names that begin with a capital get the theme's prefix. */
export function classNames(...names: (string | false | undefined)[]): string {
  return names
    .filter(Boolean)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(^|\s)([A-Z])/g, `$1${PREFIX}$2`);
}
