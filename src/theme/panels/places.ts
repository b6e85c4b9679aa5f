import type { Values } from '../data/theme-css.ts';
import { pathOf } from '../editing/paths.ts';
import { objectOf, sectionsOf, variablesOf } from './expand.ts';
import type { Kind, Panel } from './panel.ts';

/** Where the field for a variable stands. */
export interface FieldPlace {
  panel: string;
  /** The form of the panel. */
  part: string;
  /** The place in the list that the form is about. */
  index: number;
  state: string | undefined;
  /** The group within the form. */
  group: number;
  /** What the group is called. */
  title: string;
  /** Where the field's value stands in a theme. */
  field: string;
  /** The value is a colour. */
  isColor: boolean;
}

/** Where the fields of a panel stand, by the variables that they set. */
export function placesIn(
  name: string,
  panel: Panel,
  kindsIn: (list: string) => readonly Kind[],
): Map<string, FieldPlace> {
  const places = new Map<string, FieldPlace>();
  for (const [part, form] of Object.entries(panel.forms)) {
    const list = form.own ?? form.each;
    for (const [index, { type }] of (list ? kindsIn(list) : [{ type: '' }]).entries())
      for (const [group, section] of sectionsOf(form, { index: String(index), type }).entries())
        for (const variable of variablesOf(section))
          places.set(variable.name, {
            ...{ panel: name, part, index, state: section.state, group },
            title: section.title,
            field: [objectOf(panel, form, index), ...pathOf(section.at), ...variable.place].join('.'),
            isColor: variable.isColor,
          });
  }
  return places;
}

const REFERENCE = /var\(\s*(--[\w-]+)/g;

/** The variables that a value reads. */
export const referencesIn = (value = ''): string[] => [...value.matchAll(REFERENCE)].map(([, name]) => name!);

/** How many fields of each panel follow a variable, by way of what is in force for theirs. Panels that do not follow it are left out. */
export function usesOf(
  token: string,
  places: Iterable<readonly [string, FieldPlace]>,
  values: Values,
): Map<string, number> {
  const readers = new Map<string, string[]>();
  for (const [name, value] of values)
    for (const read of referencesIn(value)) readers.set(read, [...(readers.get(read) ?? []), name]);
  const following = new Set<string>([token]);
  for (const name of following) for (const reader of readers.get(name) ?? []) following.add(reader);
  const uses = new Map<string, number>();
  for (const [name, { panel }] of places) if (following.has(name)) uses.set(panel, (uses.get(panel) ?? 0) + 1);
  return uses;
}
