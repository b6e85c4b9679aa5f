import type { Theme } from '../../../types/generated/theme.ts';
import { type Name, type Slot, slotsOf } from './slots.ts';
import { tokenValue } from './values.ts';

/** The key of `$extensions` under which the whole theme stands. */
export const EXTENSION = 'pagewright';

type Branch = Record<string, unknown>;

/** Without a prototype, so that every name is one. */
const branch = (): Branch => Object.create(null) as Branch;

function put(tree: Branch, name: Name, token: object): void {
  const [key, ...rest] = name;
  if (key === undefined) return;
  if (rest.length === 0) tree[key] = token;
  else {
    tree[key] ??= branch();
    put(tree[key] as Branch, rest, token);
  }
}

/** What a slot says: the name of another one, or a value. Undefined for what the format cannot say. */
function said({ type, value }: Slot, named: ReadonlyMap<string, Name>): unknown {
  const [, variable] = /^var\((--[\w-]+)\)$/.exec(String(value)) ?? [];
  const alias = variable && named.get(variable);
  return alias ? `{${alias.join('.')}}` : tokenValue(type, value);
}

/**
 * A theme as design tokens (W3C community group, 2025.10): its global data, each value under its name. The whole theme stands beside them,
 * with what the format cannot say: components, own styles, percentages.
 */
export function tokensOf(theme: Theme): object {
  const { slots, commons } = slotsOf(theme);
  const file = branch();
  file['$description'] = theme.config.name;
  const named = new Map(slots.flatMap(({ variable, name }) => (variable ? [[variable, name] as const] : [])));
  for (const slot of slots) {
    const value = said(slot, named);
    if (value === undefined) continue;
    const isNamed = slot.label && slot.label !== slot.name.at(-1);
    put(file, slot.name, { $type: slot.type, $value: value, ...(isNamed ? { $description: slot.label } : {}) });
  }
  for (const { name, target } of commons) put(file, name, { $type: 'color', $value: `{${target.join('.')}}` });
  file['$extensions'] = { [EXTENSION]: { theme } };
  return file;
}
