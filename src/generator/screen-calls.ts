import { type Node, parseTree } from 'jsonc-parser';
import { CommandError } from '../machine/command-error.mjs';
import { isPart, jsonObject } from '../validation/parts/include.ts';
import { composedText, readShippedScreens } from '../validation/parts/shipped.ts';
import { operationOf } from '../validation/rules/api-call.ts';
import { isCallKey, mayHoldCall } from '../validation/rules/call-keys.ts';
import { positionFinder } from '../validation/text-position.ts';
import { property, stringProperty, type Visit, walk } from '../validation/walk.ts';
import type { ReachSource } from './reach-source.ts';

/** Values that a built-in screen gives to the pinned members of a call. `null`: the member may be absent; `*`: any value. */
export type Pins = Record<string, (string | null)[]>;

/** Screen → the operations that it calls, each with its pins. */
export type ScreenCalls = Record<string, Record<string, Pins>>;

const FORMULA = /\$\{|\$\w/;

/** A value that a formula makes may be any that the contract allows. */
const constantOf = (value: string): string => (FORMULA.test(value) ? '*' : value);

/** Which value a call gives to a member: in its address, else in its data; null when it names none. */
function pinnedValue(call: Node, member: string): string | null {
  const address = call.type === 'string' ? String(call.value) : (stringProperty(call, 'url') ?? '');
  const query = new URLSearchParams(address.split('?')[1] ?? '').get(member);
  if (query !== null) return constantOf(query);
  const given = property(property(call, 'data'), member);
  if (given === undefined) return null;
  return given.type === 'string' ? constantOf(given.value) : '*';
}

/** Whether a value is a call and no text or formula: `source` may be a formula over data that is there. */
function isCall({ node, key, path }: Visit): boolean {
  if (path.at(-1) !== key || !(isCallKey(key) || mayHoldCall(key))) return false;
  const text = node.type === 'string' ? String(node.value) : stringProperty(node, 'url');
  return text !== undefined && text !== '' && !(key === 'source' && /^\$\{[^}]*\}$/.test(text));
}

function add(calls: Record<string, Pins>, { id, pin = [] }: ReachSource, call: Node): void {
  const known = calls[id] ?? {};
  calls[id] = Object.fromEntries(
    pin.map((member) => [member, [...new Set([...(known[member] ?? []), pinnedValue(call, member)])]]),
  );
}

/** The calls of one screen. Throws CommandError with file, line and column for a call that no contract describes. */
function callsOf(file: string, text: string, operations: readonly ReachSource[]): Record<string, Pins> {
  const calls: Record<string, Pins> = {};
  const root = parseTree(text);
  const described = operations.map((operation) => ({ ...operation, scoped: operation.scoped === true }));
  if (!root) return calls;
  walk(root, (visit) => {
    if (!isCall(visit)) return;
    const found = operationOf(visit.node, described);
    const operation = found && operations.find(({ id }) => id === found.id);
    if (operation) return add(calls, operation, visit.node);
    const { line, column } = positionFinder(text)(visit.node.offset);
    throw new CommandError(`${file}:${line}:${column} error api.unknown No contract describes this call`);
  });
  return calls;
}

/**
 * Which operations each shipped page calls, itself or by its parts. Pages without calls are there, too: their overrides may make
 * none. Parts make the calls of the page that they stand in.
 */
export function screenCalls(root: string, operations: readonly ReachSource[]): ScreenCalls {
  const screens: ScreenCalls = {};
  const shipped = readShippedScreens(root);
  for (const [id, text] of shipped) {
    const path = `schemas/screens/${id}.json`;
    if (isPart(jsonObject(text))) continue;
    const calls = callsOf(path, composedText(shipped, id), operations);
    screens[id] = Object.fromEntries(Object.entries(calls).sort(([one], [other]) => (one < other ? -1 : 1)));
  }
  return screens;
}
