import { globalParts } from '../theme/data/global-variables.ts';
import type { Theme } from '../types/generated/theme.ts';

/** A variable of the scale of spaces. */
interface Space {
  name: string;
  value: string;
}

const made = new WeakMap<object, Space[]>();

/** The 50 steps that are made of a theme's base and start, made once for the same data. */
export function spacesOf({ global }: Theme): Space[] {
  const sizes = global.sizes?.size;
  if (!sizes) return [];
  const known = made.get(sizes);
  if (known) return known;
  const spaces: Space[] = [];
  for (const { data, variables } of globalParts({ sizes: { size: sizes } }))
    if (data === sizes)
      variables(({ name, value }) => {
        if (name.startsWith('--sizes-base-')) spaces.push({ name: name.slice('--sizes-base-'.length), value });
      });
  made.set(sizes, spaces);
  return spaces;
}
