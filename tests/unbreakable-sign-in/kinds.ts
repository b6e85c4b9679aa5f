import { disturbed } from '../bench/checker/disturb.ts';
import { pick } from '../bench/checker/random.ts';
import { inBox, type Json, type JsonObject, namesIn, withNodes, withProperties } from './json.ts';

/** Spoils a page. The same numbers make the same page. */
type Spoil = (page: Json, random: () => number) => Json;

/** An address that the test's server never answers. */
const NEVER = 'get:/passwordDesc?never=1';

const many = (count: number, each: (at: number) => Json): Json[] => Array.from({ length: count }, (_, at) => each(at));
const around = (depth: number, inner: Json): Json =>
  depth === 0 ? inner : { type: 'container', body: [around(depth - 1, inner)] };
const times = (count: number, page: Json, change: (page: Json) => Json): Json =>
  count === 0 ? page : times(count - 1, change(page), change);

const throwing: readonly Json[] = [
  { type: 'tabs', tabs: [null] },
  { type: 'tpl', wrapperComponent: '1-is-no-element', tpl: 'x' },
  { type: 'pgae', body: 'x' },
  { type: 'input-txt', name: 'a' },
  { type: 'table', columns: [null], source: '${[1]}' },
  { type: 'grid', columns: [null] },
  { type: 'chart', config: 5 },
  { type: 'each', source: '${[1]}', items: { type: 'no-such-node' } },
  { type: 'form', body: [null, { type: 'select', options: [null, { children: null }] }] },
  { type: 'collapse-group', body: [5] },
];

const calls: readonly ((page: Json) => Json)[] = [
  (page) => withProperties(page, { initApi: NEVER }),
  (page) => withProperties(page, { initApi: NEVER, initFetch: true, interval: 5000 }),
  (page) => inBox(page, { type: 'service', api: NEVER }),
  (page) => inBox(page, { type: 'service', schemaApi: NEVER }),
  (page) => inBox(page, { type: 'form', initApi: NEVER }),
  (page) => withProperties(page, { schemaApi: NEVER, api: NEVER }),
  (page) =>
    withProperties(page, {
      onEvent: { init: { actions: [{ actionType: 'ajax', api: NEVER }, { actionType: 'reload' }] } },
    }),
];

const boxes: readonly JsonObject[] = [
  { style: { marginLeft: '-9999px' } },
  { style: { marginTop: '-9999px' } },
  { style: { paddingTop: '90000px' } },
  { style: { height: '1px', overflow: 'hidden' } },
  { style: { transform: 'scale(0)' } },
  { style: { opacity: 0 } },
  { style: { display: 'none' } },
  { style: { visibility: 'hidden' } },
  { style: { pointerEvents: 'none' } },
  { style: { fontSize: 0, color: 'transparent' } },
  { style: { contentVisibility: 'hidden' } },
  { className: 'hidden' },
  { className: 'h-0 overflow-hidden' },
  { visibleOn: '${false}' },
  { hiddenOn: '${true}' },
  { disabled: true },
];

const cover: Json = {
  type: 'container',
  style: { position: 'fixed', inset: 0, zIndex: 999, background: '#fff' },
  body: 'Sign in elsewhere',
};

const acts: readonly JsonObject[] = [
  { actionType: 'hidden', componentId: 'form' },
  { actionType: 'disabled', componentId: 'form' },
  { actionType: 'setValue', componentId: 'u:own', args: { value: { method: 'none', forgot: true, tabbed: [] } } },
  { actionType: 'refresh' },
  { actionType: 'goto', args: { url: '/login?again=1' } },
  { actionType: 'clear', componentId: 'login-password' },
  {
    actionType: 'dialog',
    dialog: { title: 'x', body: 'Sign in elsewhere', closeOnEsc: false, showCloseButton: false },
  },
];
const loop = (children: Json[]): Json => ({ actionType: 'loop', args: { loopName: 'rows' }, children });

/** What is done to pages, by name. Some of it passes the checker, some does not. */
export const KINDS = {
  'one change by chance': (page, random) => disturbed(page, random) as Json,
  'twelve changes by chance': (page, random) => times(12, page, (each) => disturbed(each, random) as Json),
  'sixty changes by chance': (page, random) => times(60, page, (each) => disturbed(each, random) as Json),
  'nodes that throw': (page, random) =>
    random() < 0.2
      ? withProperties(page, { type: pick(['pgae', 'tabs', 'chart', '1'], random) })
      : times(3, page, (each) => withNodes(each, [pick(throwing, random)], random)),
  'what is missing': (page, random) => {
    const copy = structuredClone(page);
    const name = pick(['type', 'body', 'name', 'id', 'api', 'tpl', 'label', 'any', 'any'], random);
    for (const place of namesIn(copy)) {
      const isChosen = name === 'any' ? random() < 0.1 : place.name === name;
      if (isChosen && !Array.isArray(place.owner)) delete place.owner[place.name];
    }
    return copy;
  },
  'a huge tree': (page, random) => {
    const size = pick(
      [
        () =>
          withNodes(
            page,
            many(3000, (at) => ({ type: 'tpl', tpl: `${at}` })),
            random,
          ),
        () =>
          withNodes(
            page,
            many(20_000, (at) => ({ type: 'container', body: `${at}` })),
            random,
          ),
        () => withNodes(page, [around(500, 'deep')], random),
        () => inBox(page, { body: [], footer: around(60, 'deep') }),
        () => withNodes(page, [{ type: 'tpl', tpl: '<b>x</b>'.repeat(500_000) }], random),
        () => withProperties(page, { data: { rows: many(50_000, String) } }),
        () => withNodes(page, [{ type: 'each', source: '${SPLIT(PADSTART("",9000,"a,"),",")}', items: page }], random),
      ],
      random,
    );
    return size();
  },
  'a call that is never answered': (page, random) => pick(calls, random)(page),
  'the form out of sight': (page, random) =>
    random() < 0.15 ? withNodes(page, [cover], random) : inBox(page, pick(boxes, random)),
  'actions without end': (page, random) => {
    const actions = [{ actionType: 'wait', args: { time: pick([0, 200, 1500], random) } }, pick(acts, random)];
    const repeated = random() < 0.5 ? actions : [loop([loop(actions)])];
    return withProperties(page, {
      id: 'u:own',
      data: { rows: many(500, (at) => at) },
      onEvent: { init: { actions: repeated }, inited: { actions: repeated } },
    });
  },
} satisfies Record<string, Spoil>;

export type Kind = keyof typeof KINDS;
