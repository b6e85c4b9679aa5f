import { difference, type JsonObject, merge } from '../../../src/merge/index.ts';
import { testSteps } from '../twice-the-steps.ts';
import { type LargePages, largePages } from './large-pages.ts';

/** What is more than twice is for sorting. */
const MOST = 2.6;

/** Has a test for each kind of large page that is named, of so many nodes: twice the nodes take about twice the steps. */
export function testMergeSteps(nodes: number, names: readonly string[] = Object.keys(largePages)): void {
  const named = Object.fromEntries(names.map((name) => [name, largePages[name]!]));
  const work = ({ base, theirs, mine }: LargePages) => merge(base, theirs, mine);
  testSteps(named, { size: nodes, most: MOST, work });
}

type Two = Record<'from' | 'to', JsonObject>;

const members = (count: number, name: string, value: (at: number) => JsonObject[string]): JsonObject =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${name}${at}`, value(at)]));

function lists(size: number): Two {
  const page = (whose: string) => ({ type: 'page', data: members(4 * size, 'list', (at) => [{ [whose]: at }]) });
  return { from: page('a'), to: page('b') };
}

function texts(size: number): Two {
  const words = (whose: string, at: number) =>
    `${whose} says in some words what number ${at} is for, and says it again`;
  const node = (whose: string) => ({ type: 'tpl', ...members(size, 'p', (at) => words(whose, at)) });
  const page = (whose: string) => ({ type: 'page', body: Array.from({ length: 50 }, () => node(whose)) });
  return { from: page('a'), to: page('b') };
}

/** Has a test for what took a difference half a minute once: its time grew with the square of lists and of texts. */
export function testDifferenceSteps(size: number): void {
  const work = ({ from, to }: Two) => difference(from, to);
  testSteps({ 'lists in one node': lists, 'nodes of many texts': texts }, { size, most: MOST, work });
}
