import type { Theme } from '../../types/generated/theme.ts';
import { differences, isSame, type Path, valueAt, withValue } from './paths.ts';

/** Two changed themes put together. */
export interface MergedThemes {
  theme: Theme;
  /** How many places the other side has changed. */
  theirs: number;
  /** Places that both sides have changed, each otherwise; what this side says stands there. */
  both: string[];
}

/** Whether one place lies within the other, or both are the same. */
const overlap = (one: Path, other: Path): boolean => one.slice(0, other.length).every((key, at) => key === other[at]);

/** Puts what two people have made of one theme together. */
export function mergeThemes(base: Theme, mine: Theme, theirs: Theme): MergedThemes {
  const ours = differences(base, mine);
  const both: string[] = [];
  const changes = differences(base, theirs);
  let theme = mine;
  for (const [path, value] of changes) {
    if (isSame(valueAt(mine, path), value)) continue;
    if (ours.some(([own]) => overlap(own, path) || overlap(path, own))) both.push(path.join('.'));
    else theme = withValue(theme, path, value);
  }
  return { theme, theirs: changes.length, both };
}
