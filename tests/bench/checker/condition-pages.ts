const GROUP = { conjunction: 'or', children: [] };
const NAMES = ['clearableOn', 'labelOn', 'tabsOn', 'bodyOn', 'sortableOn', 'methodOn', 'clearabelOn', 'visibleOnOn'];

/** Pages with conditions for properties, right and wrong ones, in nodes of these types, and in a column and a call. */
export function conditionPages(types: readonly string[]): unknown[] {
  const nodes = types.flatMap((type) =>
    [...NAMES, 'visibleOn', 'addOn'].flatMap((name) =>
      ['${a}', GROUP, { conjunction: 'xor' }, true, null].map((value) => ({ type, [name]: value })),
    ),
  );
  const parts = NAMES.map((name) => ({
    type: 'crud',
    columns: [{ name: 'a', label: 'a', [name]: 1 }],
    api: { [name]: 1 },
  }));
  return [...nodes, ...parts].map((body) => ({ type: 'page', body }));
}
