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
]);

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

type Choice = { children?: unknown } | null;

const childrenOf = (choice: unknown): unknown[] => {
  const children = (Object(choice) as NonNullable<Choice>).children;
  return Array.isArray(children) ? children : [];
};

/** The first choices of a tree, those below them included; the same list when it has no more. */
export function firstChoices(list: readonly unknown[], limit: number): readonly unknown[] {
  let left = limit;
  function first(choices: readonly unknown[]): readonly unknown[] {
    const kept: unknown[] = [];
    for (const choice of choices) {
      if (left <= 0) break;
      left -= 1;
      const below = childrenOf(choice);
      const within = first(below);
      kept.push(
        within.length === below.length && within.every((each, at) => each === below[at])
          ? choice
          : { ...(choice as object), children: within },
      );
    }
    return kept;
  }
  const kept = first(list);
  return kept.length === list.length && kept.every((each, at) => each === list[at]) ? list : kept;
}
