const many = (count: number, each: (index: number) => unknown) =>
  Array.from({ length: count }, (_, index) => each(index));
const form = (field: object) => ({ type: 'form', body: [{ name: 'f', label: 'f', ...field }] });
const page = (body: unknown) => ({ type: 'page', title: 'i18n:desk.title', body });

const rows = (count: number, label: string) => many(count, () => ({ label }));
const graph = {
  type: 'graph',
  layout: 'force',
  data: many(500, (index) => ({ name: `n${index}` })),
  links: many(499, (index) => ({ source: index, target: index + 1 })),
};
const centuries = { startTime: '1000-01-01 00:00:00', endTime: '9000-01-01 00:00:00', content: 'x' };

const numbers = many(500, (index) => index);
const loop = (...children: object[]) => ({ actionType: 'loop', args: { loopName: 'rows' }, children });
const nothing = { actionType: 'setValue', componentId: 'none', args: { value: { a: 1 } } };
const toast = {
  actionType: 'toast',
  args: { msgType: 'error', title: 'x'.repeat(80), msg: 'You have moved. '.repeat(18) },
};
const wait = { actionType: 'wait', args: { time: 1650 } };
const onLoad = (action: object) => ({
  ...page('x'),
  data: { rows: numbers },
  onEvent: { init: { actions: [action] } },
});
const withChoices = {
  ...page(form({ type: 'select', source: '${many}', itemHeight: 0.0001 })),
  data: { many: many(60_000, String) },
};
const hours = { min: 0, max: 100_000_000, step: 0 };
const filter = {
  type: 'crud',
  source: '${items}',
  autoGenerateFilter: { columnsNum: 100_000_000 },
  columns: [{ name: 'a', label: 'a', searchable: true }],
};

/** Pages that froze the tab by their size, too long to write out (79, 80 and 82 of the note on attacks). */
export const largeAttacks: readonly { name: string; page: Readonly<Record<string, unknown>> }[] = [
  { name: 'a calendar of 8,000 years', page: page({ type: 'calendar', schedules: many(1000, () => centuries) }) },
  { name: 'a tree of 1,900 options', page: page(form({ type: 'input-tree', options: rows(1900, 'o') })) },
  {
    name: 'a matrix of 90,000 boxes',
    page: page(form({ type: 'matrix-checkboxes', rows: rows(300, 'r'), columns: rows(300, 'c') })),
  },
  { name: 'three loops in one another', page: onLoad(loop(loop(loop(nothing)))) },
  { name: 'messages on load, one after the other', page: onLoad(loop(toast, wait)) },
  { name: 'a select of 60,000 choices without height', page: withChoices },
  { name: 'a filter of many columns', page: { ...page(filter), data: { items: [{ a: 1 }] } } },
  { name: 'times without a step', page: page(form({ type: 'input-time', embed: true, timeConstraints: { hours } })) },
  {
    name: 'a list of 100,000,000 fields',
    page: page(form({ type: 'json-schema', schema: { type: 'array', minContains: 100_000_000 } })),
  },
  { name: 'a graph of 500 with forces', page: page({ type: 'chart', config: { series: [graph] } }) },
];
