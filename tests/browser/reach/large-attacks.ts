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

/** Pages that froze the tab by their size, too long to write out (79, 80 and 82 of the note on attacks). */
export const largeAttacks: readonly { name: string; page: Readonly<Record<string, unknown>> }[] = [
  { name: 'a calendar of 8,000 years', page: page({ type: 'calendar', schedules: many(1000, () => centuries) }) },
  { name: 'a tree of 1,900 options', page: page(form({ type: 'input-tree', options: rows(1900, 'o') })) },
  {
    name: 'a matrix of 90,000 boxes',
    page: page(form({ type: 'matrix-checkboxes', rows: rows(300, 'r'), columns: rows(300, 'c') })),
  },
  { name: 'a graph of 500 with forces', page: page({ type: 'chart', config: { series: [graph] } }) },
];
