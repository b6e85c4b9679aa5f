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

/** Letters that take long to draw, in a style that draws them once for each element. */
const khmer = many(7000, (at) => String.fromCodePoint(0x1780 + (at % 36))).join('');
const quoted = `<div style="quotes:'${khmer}' ''">${'<q>a</q>'.repeat(1900)}</div>`;
const marked = `<ol style="list-style-type:'${khmer}'">${'<li></li>'.repeat(1900)}</ol>`;

/** Elements that cost as much as hundreds of others. */
const heavy = ['<td colspan=1000>', '<marquee>aaaa</marquee>', '<video controls>'].map((tag) => ({
  type: 'tpl',
  tpl: `<table>${tag.repeat(1990)}</table>`,
}));
const sizes = many(1000, (at) => `<b style="font-size:${5 + at / 100}px">a</b>`).join('');
const unknownFonts = `<div style="font-family:${many(200, (at) => `f${at}`).join()}">${sizes}</div>`;
const own = many(740, (at) => `<b style="font-family:${many(10, (each) => `q${at}_${each}`).join()}">a</b>`).join('');
const lines = `<div style="white-space:pre;line-height:0">${'<u>'.repeat(450)}${'a\n'.repeat(20_000)}</div>`;
const hiddenEnds = `<div style="white-space:pre;line-height:0">${'<u></u_>'.repeat(450)}${'a\n'.repeat(10_500)}</div>`;
const drawnSizes = many(760, (at) => `<text font-size=${(5 + at / 100).toFixed(2)}>a</text>`).join('');
const drawnFonts = `<svg font-family="${many(200, (at) => `q${at}`).join()}">${drawnSizes}</svg>`;
/** Each line of the texts would be drawn once more for each of the thirty nodes around them. */
const inlineNodes = many(30, () => ({})).reduce<object>(
  (body) => ({
    type: 'wrapper',
    size: 'none',
    className: 'inline',
    style: { border: '1px solid', whiteSpace: 'pre', lineHeight: '1px' },
    body,
  }),
  {
    type: 'each',
    source: '${rows}',
    className: 'inline',
    items: { type: 'tpl', inline: true, tpl: 'a\n'.repeat(190) },
  },
);
/** Pages that answer, but draw no frame for many seconds. */
const dashed = `<svg width=900 height=900>${'<circle cx=450 cy=450 r=400 fill=none stroke=red stroke-width=30 stroke-linecap=round stroke-dasharray=".005 .02"/>'.repeat(200)}</svg>`;
const shadows = [0, 1, 2].map((at) => `inset 0 0 ${300 - at}px red`).join();
const shadowed = many(200, () => ({
  type: 'wrapper',
  style: {
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    borderRadius: '40%',
    boxShadow: `${shadows},0 0 400px red`,
  },
  body: 'a',
}));
const capitals = `<div style="font-variant:small-caps">${'aA'.repeat(30_000)}</div>`;

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

/** Pages of several rounds of attacks that froze the tab or took the platform's header away. */
export const costlyAttacks: readonly { name: string; page: Readonly<Record<string, unknown>> }[] = [
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
  { name: 'quotation marks of 7,000 rare letters', page: page({ type: 'tpl', tpl: quoted }) },
  { name: 'markers of 7,000 rare letters', page: page({ type: 'tpl', tpl: marked }) },
  { name: 'cells, letters and players that cost as much as hundreds', page: page(heavy) },
  { name: 'unknown fonts in a thousand sizes', page: page([unknownFonts, own].map((tpl) => ({ type: 'tpl', tpl }))) },
  { name: 'lines inside hundreds of elements', page: page({ type: 'tpl', tpl: lines }) },
  {
    name: 'lines inside hundreds of elements whose ends browsers overlook',
    page: page({ type: 'tpl', tpl: hiddenEnds }),
  },
  { name: 'unknown fonts in hundreds of sizes of a drawing', page: page({ type: 'tpl', tpl: drawnFonts }) },
  {
    name: 'lines inside nodes that a class makes inline',
    page: page([{ type: 'sign-in' }, inlineNodes], { data: { rows: many(400, (at) => at) } }),
  },
  {
    name: 'small capitals in each other letter',
    page: page([capitals, capitals].map((tpl) => ({ type: 'tpl', tpl }))),
  },
  { name: 'dashes without number in drawings', page: page([{ type: 'sign-in' }, { type: 'tpl', tpl: dashed }]) },
  { name: 'wide shadows of 200 boxes', page: page([{ type: 'sign-in' }, ...shadowed]) },
  { name: 'planes that cut one another', page: page({ type: 'tpl', tpl: planes }) },
  { name: 'a style sheet of 8,000 rules', page: page('x', { css: Object.fromEntries(rules) }) },
  { name: 'a table that hides the header by the address', page: page(crud, { data: { items: [{ a: 1 }] } }) },
];

/** Those that a desk is attacked with as well: one of each kind of cost, and the one that means the platform's header. */
export const onDesk: ReadonlySet<string> = new Set([
  'the drawing in a chart',
  'quotation marks of 7,000 rare letters',
  'dashes without number in drawings',
  'planes that cut one another',
  'a style sheet of 8,000 rules',
  'a table that hides the header by the address',
]);
