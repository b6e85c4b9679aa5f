const many = <Item>(count: number, each: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => each(index));
const page = (body: unknown, rest: object = {}) => ({ type: 'page', title: 'i18n:desk.title', body, ...rest });

/** A drawing of 1 KB with a hundred million shapes: ten times the part before, eight times over. */
function drawing(): string {
  const groups = many(8, (at) => `<g id="a${at + 1}">${`<use href="#a${at}"/>`.repeat(10)}</g>`);
  const shapes = `<rect id="a0" width="9" height="9"/>${groups.join('')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><defs>${shapes}</defs><use href="#a8"/></svg>`;
  return `data:image/svg+xml;base64,${btoa(svg)}`;
}

const plane = (at: number) =>
  `<div style="position:absolute;inset:0;will-change:transform;transform:rotate3d(${at % 7},${at % 11},${at % 13},${at}deg)"></div>`;
const planes = `<div style="transform-style:preserve-3d;perspective:900px;height:900px">${many(120, plane).join('')}</div>`;

const summaries = { type: 'table', columns: [{ name: 'a', label: 'a' }], source: '${items}' };
const crud = {
  type: 'crud',
  syncLocation: true,
  source: '${items}',
  defaultParams: { embed: '1', error: 'internal' },
  columns: [{ name: 'a', label: 'a' }],
  footerToolbar: ['pagination'],
};
const rules = many(8000, (at) => [`* * * * *:nth-child(${at}n+1 of :not(b))`, { color: `rgb(${at % 255},0,0)` }]);
const chart = { type: 'scatter', symbol: `image://${drawing()}`, data: [[1, 1]] };

/** Pages of the sixth round of attacks that froze the tab or took the platform's header away. */
export const costlyAttacks: readonly { name: string; page: Readonly<Record<string, unknown>>; isOfDesk?: true }[] = [
  { name: 'a drawing in the address of a picture', page: page({ type: 'image', src: drawing() }) },
  { name: 'the drawing in markup', page: page({ type: 'tpl', tpl: `<img src="${drawing()}">` }) },
  {
    name: 'the drawing in a style',
    page: page({ type: 'container', style: { height: '300px', backgroundImage: `url("${drawing()}")` }, body: 'x' }),
  },
  {
    name: 'the drawing in a chart',
    page: page({ type: 'chart', config: { xAxis: {}, yAxis: {}, series: [chart] } }),
  },
  { name: 'planes that cut one another', page: page({ type: 'tpl', tpl: planes }) },
  {
    // On a sign-in page the form would stand too far down, and the page is given up.
    isOfDesk: true,
    name: 'a table with 20,000 rows in its footer',
    page: page({ ...summaries, affixRow: many(20_000, (at) => [{ text: `x${at}` }]) }, { data: { items: [{ a: 1 }] } }),
  },
  { name: 'a style sheet of 8,000 rules', page: page('x', { css: Object.fromEntries(rules) }) },
  { name: 'a table that hides the header by the address', page: page(crud, { data: { items: [{ a: 1 }] } }) },
];
