import type { JsonObject } from '../../../src/merge/index.ts';

/** Three versions of a large page. */
export interface LargePages {
  base: JsonObject;
  theirs: JsonObject;
  mine: JsonObject;
}

const page = (body: JsonObject[]): JsonObject => ({ type: 'page', body });
const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Forms of fifty nodes each. */
const forms = (nodes: number, label: string): JsonObject =>
  page(
    range(nodes / 50).map((form) => ({
      type: 'form',
      name: `form${form}`,
      body: range(49).map((place) => ({ type: 'input-text', name: `f${form}x${place}`, label: `${label} ${place}` })),
    })),
  );

const flat = (nodes: number, node: (index: number) => JsonObject): JsonObject => page(range(nodes).map(node));

/** Nodes in two hundred boxes in one another each. */
function towers(nodes: number, className: string): JsonObject {
  const tower = (depth: number): JsonObject =>
    depth === 0 ? { type: 'tpl', className } : { type: 'container', body: tower(depth - 1) };
  return page(range(nodes / 200).map(() => tower(200)));
}

const reversed = ({ body, ...rest }: JsonObject): JsonObject => ({
  ...rest,
  body: Array.isArray(body) ? body.toReversed() : [],
});

/** Every other node away. */
const thinned = ({ body, ...rest }: JsonObject): JsonObject => ({
  ...rest,
  body: Array.isArray(body) ? body.filter((_, index) => index % 2 === 0) : [],
});

const dividers = (nodes: number) => flat(nodes, () => ({ type: 'divider' }));
const named = (nodes: number) => flat(nodes, (index) => ({ type: 'tpl', tpl: `line ${index}` }));
const texts = (nodes: number, whose: string) =>
  flat(nodes, (index) => ({ type: 'tpl', tpl: `this is line ${index * 7} of ${whose}` }));
const strange = (nodes: number, word: string) =>
  flat(nodes, (index) => ({ type: `${word}${index}`, className: `${word}-${index}` }));
const choices = (nodes: number, label: string): JsonObject[] =>
  range(nodes).map((value) => ({ label: `${label} ${value}`, value }));
const select = (options: JsonObject[]): JsonObject => page([{ type: 'select', options }]);

/** Large pages of so many nodes, by what is hard about them: the worst that is known. */
export const largePages: Readonly<Record<string, (nodes: number) => LargePages>> = {
  'forms in the opposite order': (nodes) => ({
    base: forms(nodes, 'Label'),
    theirs: reversed(forms(nodes, 'Label')),
    mine: forms(nodes, 'Label'),
  }),
  'forms with other labels on both sides': (nodes) => ({
    base: forms(nodes, 'Label'),
    theirs: forms(nodes, 'Their label'),
    mine: forms(nodes, 'My label'),
  }),
  'equal nodes, half of them gone': (nodes) => ({
    base: dividers(nodes),
    theirs: thinned(dividers(nodes)),
    mine: dividers(nodes),
  }),
  'a list in the opposite order': (nodes) => ({
    base: named(nodes),
    theirs: reversed(named(nodes)),
    mine: thinned(named(nodes)),
  }),
  'texts that were all rewritten': (nodes) => ({
    base: named(nodes),
    theirs: texts(nodes, 'theirs'),
    mine: texts(nodes, 'mine'),
  }),
  'nothing in common': (nodes) => ({ base: named(nodes), theirs: strange(nodes, 'a'), mine: strange(nodes, 'b') }),
  'two hundred boxes in one another': (nodes) => ({
    base: towers(nodes, 'a'),
    theirs: towers(nodes, 'b'),
    mine: towers(nodes, 'c'),
  }),
  'items of one list': (nodes) => ({
    base: select(choices(nodes, 'a')),
    theirs: select(choices(nodes, 'b').reverse()),
    mine: select(choices(nodes, 'c')),
  }),
  'items that are alike, of a node with an id': (nodes) => {
    const items = (whose: string) =>
      range(nodes).map((index) => ({ color: 'red', size: 'lg', [whose]: index % 2 === 0 ? 'x' : 'y' }));
    const node = (whose: string) => ({ type: 'page', id: 'a', body: { type: 'each', id: 'b', cells: items(whose) } });
    return { base: node('a'), theirs: node('b'), mine: node('c') };
  },
  'a long list that both sides filled': (nodes) => ({
    base: page([]),
    theirs: texts(nodes / 2, 'theirs'),
    mine: texts(nodes / 2, 'mine'),
  }),
  'an object of many members': (nodes) => {
    const data = (from: number) => Object.fromEntries(range(nodes).map((index) => [`name${from + index}`, index]));
    return {
      base: { type: 'page', data: data(0) },
      theirs: { type: 'page', data: data(nodes / 2) },
      mine: { type: 'page', data: data(7) },
    };
  },
};
