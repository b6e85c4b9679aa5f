import type { Node } from 'jsonc-parser';
import type { ApiOperation } from '../../types/generated/operations.ts';
import { pointerTo } from '../json-pointer.ts';
import { MOST_MESSAGES } from '../limits.ts';
import type { Finding } from '../message.ts';
import { property, stringProperty, walk } from '../walk.ts';
import { followData } from './data-flow.ts';
import { answerOf, resultOf, type Source, unknownField } from './fields.ts';
import { pathsIn } from './formula-names.ts';

const API_KEY = /^(?:api|\w+Api|source)$/;

/** Names in mappings of answers that are no fields. */
const IN_MAPPINGS = new Set(['api', 'true', 'false', 'null', 'undefined', 'items']);

/** Names of the longest path that results are read under. */
const LONGEST_PREFIX = 4;

type Tell = (node: Node, source: Source, read: readonly string[]) => void;

/** Names that a page gives to whole answers, as long as nothing else on the page has that name. */
function namedAnswers(root: Node, operations: readonly ApiOperation[]): Map<string, Source> {
  const named = new Map<string, Source>();
  const taken = new Set<string>();
  walk(root, ({ node, key, path }) => {
    if (key === 'name' && node.type === 'string') taken.add(node.value);
    if (key === 'data' && node.type === 'object')
      for (const entry of node.children ?? []) taken.add(entry.children?.[0]?.value);
    if (!API_KEY.test(key) || path.at(-1) !== key || node.type !== 'object') return;
    const source = answerOf(node, operations);
    for (const entry of property(node, 'responseData')?.children ?? []) {
      const [name, value] = entry.children ?? [];
      if (!name) continue;
      if (named.has(name.value) || value?.value !== '$$' || !source) taken.add(name.value);
      else named.set(name.value, source);
    }
  });
  for (const name of taken) named.delete(name);
  return named;
}

/** What formulas read under a path of names, such as `event.data.result.data`, by the part of the page where they do. */
type Results = Map<string, Map<Node, Source | undefined>>;

/** The results that events and actions bring: of forms that were sent, data that came, calls that were made. */
function resultsOf(root: Node, operations: readonly ApiOperation[]): Results {
  const results: Results = new Map();
  const add = (below: Node | undefined, prefix: string, call: Node | undefined) => {
    if (!call || !below) return;
    const places = results.get(prefix) ?? new Map<Node, Source | undefined>();
    results.set(prefix, places);
    const result = resultOf(call, operations);
    const isOther = places.has(below) && places.get(below)?.operation !== result.operation;
    places.set(below, isOther ? undefined : result);
  };
  walk(root, ({ node }) => {
    if (node.type !== 'object') return;
    const api = property(node, 'api');
    if (stringProperty(node, 'actionType') === 'ajax') {
      const name = stringProperty(node, 'outputVar') ?? 'responseResult';
      const call = property(property(node, 'args'), 'api') ?? api;
      add(node.parent, `event.data.${name}.responseData`, call);
      add(node.parent, `${name}.responseData`, call);
      return;
    }
    const events = property(node, 'onEvent');
    const brings = stringProperty(node, 'type') === 'service' ? api : property(node, 'initApi');
    add(property(events, 'submitSucc'), 'event.data.result.data', api);
    for (const event of ['fetchInited', 'inited']) add(property(events, event), 'event.data.responseData', brings);
  });
  return results;
}

/** The nearest result around a place that is read there, and how long its path of names is. */
function resultAt(results: Results, place: Node, read: readonly string[]): [Source, number] | undefined {
  for (let length = Math.min(LONGEST_PREFIX, read.length - 1); length > 1; length--) {
    const places = results.get(read.slice(0, length).join('.'));
    for (let at: Node | undefined = places && place; at; at = at.parent) {
      if (!places?.has(at)) continue;
      const source = places.get(at);
      return source && [source, length];
    }
  }
  return undefined;
}

/** Everything that `responseData` takes out of an answer is there. */
function checkMapping(mapping: Node | undefined, source: Source, tell: Tell): void {
  if (mapping?.type === 'array') {
    for (const item of mapping.children ?? []) checkMapping(item, source, tell);
  }
  if (mapping?.type === 'string') {
    for (const read of pathsIn(mapping.value)) if (!IN_MAPPINGS.has(read[0] ?? '')) tell(mapping, source, read);
  }
  if (mapping?.type !== 'object') return;
  for (const entry of mapping.children ?? []) {
    checkMapping(entry.children?.[1], source, tell);
  }
}

/**
 * Fields of answers that a page uses and no contract promises: in `responseData`, through a name given to the whole answer,
 * as the result of an event or action, and in the data of the nodes that call.
 */
export function unknownFields(root: Node, operations: readonly ApiOperation[]): Finding[] {
  const named = namedAnswers(root, operations);
  const results = resultsOf(root, operations);
  const findings: Finding[] = [];
  const tell: Tell = (node, { operation, fields }, read) => {
    if (findings.length > MOST_MESSAGES) return;
    const unknown = unknownField(fields, read);
    if (!unknown) return;
    findings.push({
      offset: node.offset,
      pointer: pointerTo(node),
      severity: 'error',
      code: 'api.unknown-field',
      values: { name: unknown.name, operation },
      ...(unknown.near === undefined ? {} : { suggestion: unknown.near }),
    });
  };
  walk(root, ({ node, key, path }) => {
    if (API_KEY.test(key) && path.at(-1) === key && node.type === 'object') {
      const source = answerOf(node, operations);
      if (source) checkMapping(property(node, 'responseData'), source, tell);
    }
    if (node.type !== 'string' || path.includes('responseData')) return;
    for (const read of pathsIn(node.value)) {
      const whole = named.get(read[0] ?? '');
      if (whole) tell(node, whole, read.slice(1));
      const [result, length] = resultAt(results, node, read) ?? [];
      if (result) tell(node, result, read.slice(length));
    }
  });
  return [...findings, ...followData(root, operations)];
}
