import { TABLE } from './drawn-parts.ts';
import { tenantLimits } from './limits.ts';

/** Nodes that draw every item they are given. */
export const LISTS: ReadonlySet<string> = new Set([
  'each',
  'cards',
  'list',
  'table',
  'table2',
  'timeline',
  'steps',
  'images',
  'carousel',
  'grid-nav',
]);

/** Lists whose items are rows: each costs as much as many items of another list. */
const ROWS: ReadonlySet<string> = new Set(['table', 'table2', 'cards', 'list']);

/** Whether the items of a list are rows, which may have further rows below them. */
export const hasRows = (type: string): boolean => ROWS.has(type);

/** How many items a list may draw at once; rows with many columns are fewer. */
export function itemLimit(type: string, columns?: unknown): number {
  if (!hasRows(type) && type !== 'input-table') return tenantLimits.items;
  const across = Array.isArray(columns) ? Math.min(columns.length, TABLE.columns) : 1;
  return Math.min(tenantLimits.rows, Math.floor(TABLE.cells / Math.max(1, across)));
}

/** Fields that draw every choice they have, and navigations; those of trees have choices below them. */
export const CHOICES: ReadonlySet<string> = new Set([
  'checkboxes',
  'radios',
  'list-select',
  'button-group-select',
  'chart-radios',
  'input-tag',
  'input-text',
  'input-tree',
  'tree-select',
  'nested-select',
  'chained-select',
  'transfer',
  'transfer-picker',
  'tabs-transfer',
  'tabs-transfer-picker',
  'nav',
]);

/** The property under which a page writes out the choices of a field, or the links of a navigation. */
export const choicesKey = (type: string): 'links' | 'options' => (type === 'nav' ? 'links' : 'options');

/** Properties under which a page writes out a list's items. */
export const ITEM_KEYS = ['value', 'items', 'steps', 'options'] as const;

const listUnder = (owner: unknown, key: string): unknown[] => {
  const list = (Object(owner) as Record<string, unknown>)[key];
  return Array.isArray(list) ? list : [];
};

/** Items of a list, those below them included. @param below as for `firstChoices` */
export function countItems(list: unknown, below = 'children'): number {
  if (!Array.isArray(list)) return 0;
  return list.reduce<number>((sum, item) => sum + 1 + countItems(Object(item)[below], below), 0);
}

/**
 * The first choices of a tree, those below them included; the same list when it has no more.
 * @param below the property under which a choice has further ones
 */
export function firstChoices(list: readonly unknown[], limit: number, below = 'children'): readonly unknown[] {
  let left = limit;
  function first(choices: readonly unknown[]): readonly unknown[] {
    const kept: unknown[] = [];
    for (const choice of choices) {
      if (left <= 0) break;
      left -= 1;
      const inside = listUnder(choice, below);
      const within = first(inside);
      kept.push(
        within.length === inside.length && within.every((each, at) => each === inside[at])
          ? choice
          : { ...(choice as object), [below]: within },
      );
    }
    return kept;
  }
  const kept = first(list);
  return kept.length === list.length && kept.every((each, at) => each === list[at]) ? list : kept;
}
