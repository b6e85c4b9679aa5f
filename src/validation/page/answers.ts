import type { Node } from 'jsonc-parser';
import type { ApiOperation } from '../../types/generated/operations.ts';
import { isCallKey } from '../rules/call-keys.ts';
import { property, stringProperty, typeOf, walk } from '../walk.ts';
import { followData } from './data-flow.ts';
import { ANYTHING, answerOf, resultOf, type Source, unknownField } from './fields.ts';
import type { PageFinding } from './finding.ts';
import { pathsIn } from './formula-names.ts';
import { unknownFieldAt } from './unknown-field.ts';

/** Names in mappings of answers that are no fields. */
const IN_MAPPINGS = new Set(['api', 'true', 'false', 'null', 'undefined', 'items']);

/** What a node does on events; each event brings its own results. */
const EVENTS = 'onEvent';

/** Where formulas read data that came. */
const CAME = 'event.data.responseData';

/** Names of the longest path that results are read under. */
const LONGEST_PREFIX = 4;

type Check = (node: Node, source: Source, read: readonly string[]) => void;

/** Names that a page gives to whole answers, as long as nothing else on the page has that name. */
function namedAnswers(root: Node, operations: readonly ApiOperation[]): Map<string, Source> {
  const named = new Map<string, Source>();
  const taken = new Set<string>();
  walk(root, ({ node, key, path }) => {
    if (key === 'name' && node.type === 'string') taken.add(node.value);
    if (key === 'data' && node.type === 'object')
      for (const entry of node.children ?? []) taken.add(entry.children?.[0]?.value);
    if (!isCallKey(key) || path.at(-1) !== key || node.type !== 'object') return;
    const source = answerOf(node, operations);
    for (const entry of property(node, 'responseData')?.children ?? []) {
      const [name, value] = entry.children ?? [];
      if (name) named.set(name.value, source && value?.value === '$$' && !named.has(name.value) ? source : ANYTHING);
    }
  });
  for (const name of taken) named.delete(name);
  return named;
}

/** A result, and where in the text the action ends that brings it: those before it see nothing of it. */
interface Result extends Source {
  from: number;
}

/** What formulas read under a path of names, such as `event.data.result.data`, by the part of the page where they do. */
type Results = Map<string, Map<Node, Result>>;

/** The results that events and actions bring: of forms that were sent, data that came, calls that were made. */
function resultsOf(root: Node, operations: readonly ApiOperation[]): Results {
  const results: Results = new Map();
  const add = (below: Node | undefined, prefix: string, call: Node | undefined, from = 0) => {
    if (!below) return;
    const places = results.get(prefix) ?? new Map<Node, Result>();
    results.set(prefix, places);
    places.set(below, { ...(places.has(below) ? ANYTHING : resultOf(call, operations)), from });
  };
  walk(root, ({ node }) => {
    if (node.type !== 'object') return;
    const api = property(node, 'api');
    if (stringProperty(node, 'actionType') === 'ajax') {
      const name = stringProperty(node, 'outputVar') ?? 'responseResult';
      const call = property(property(node, 'args'), 'api') ?? api;
      const answer = `${name}.responseData`;
      for (const prefix of [answer, `event.data.${answer}`, `event.data.${name}`, CAME])
        add(node.parent, prefix, call, node.offset + node.length);
      return;
    }
    const events = property(node, EVENTS);
    const brings = typeOf(node) === 'service' ? api : property(node, 'initApi');
    add(property(events, 'submitSucc'), 'event.data.result.data', api);
    for (const event of ['fetchInited', 'inited']) add(property(events, event), CAME, brings);
  });
  return results;
}

/** What is read of the nearest result around a place is there. What an `ajax` action adds to an answer is called `response…`. */
function checkResult(results: Results, place: Node, read: readonly string[], check: Check): void {
  for (let length = Math.min(LONGEST_PREFIX, read.length - 1); length > 1; length--) {
    const places = results.get(read.slice(0, length).join('.'));
    for (let at = places && place; at && at.children?.[0]?.value !== EVENTS; at = at.parent) {
      const result = places?.get(at);
      if (!result || place.offset < result.from) continue;
      if (!read[length]?.startsWith('response')) check(place, result, read.slice(length));
      return;
    }
  }
}

/** Everything that `responseData` takes out of an answer is there. */
function checkMapping(mapping: Node, source: Source, check: Check): void {
  walk(mapping, ({ node }) => {
    if (node.type !== 'string') return;
    for (const read of pathsIn(node.value)) if (!IN_MAPPINGS.has(read[0] ?? '')) check(node, source, read);
  });
}

/**
 * Fields of answers that a page uses and no contract promises: in `responseData`, through a name given to the whole answer,
 * as the result of an event or action, and in the data of the nodes that call.
 */
export function unknownFields(root: Node, operations: readonly ApiOperation[]): PageFinding[] {
  const named = namedAnswers(root, operations);
  const results = resultsOf(root, operations);
  const findings: PageFinding[] = [];
  const check: Check = (node, { operation, fields }, read) => {
    const unknown = unknownField(fields, read);
    if (unknown) findings.push(unknownFieldAt(node, unknown, operation));
  };
  walk(root, ({ node, key, path }) => {
    if (isCallKey(key) && path.at(-1) === key && node.type === 'object') {
      const source = answerOf(node, operations);
      const mapping = property(node, 'responseData');
      if (source && mapping) checkMapping(mapping, source, check);
    }
    if (node.type !== 'string' || path.includes('responseData')) return;
    for (const read of pathsIn(node.value)) {
      const whole = named.get(read[0] ?? '');
      if (whole) check(node, whole, read.slice(1));
      checkResult(results, node, read, check);
    }
  });
  return [...findings, ...followData(root, operations)];
}
