import { scopes } from '../types/scopes.ts';
import { banner } from './names.ts';
import type { ReachSource } from './reach-source.ts';
import { screenCalls } from './screen-calls.ts';

/** A call of a screen with its pins, as the generated file reads it. Pins are words of contracts and have no blanks. */
const callWithPins = ([id, pins]: [string, object]): string =>
  Object.keys(pins).length > 0 ? `${id}=${JSON.stringify(pins)}` : id;

/** An address with the number of its scope in front, which is short. */
const shortPath = (path: string): string =>
  scopes.reduce((found, scope, at) => (path.startsWith(`${scope}/`) ? at + path.slice(scope.length) : found), path);

/** The table behind the rule of reach: every call of the API, and the calls that each shipped screen makes. */
export function reachTable(root: string, operations: readonly ReachSource[]): string {
  const inOrder = [...operations].sort((a, b) => `${a.path} ${a.method}`.localeCompare(`${b.path} ${b.method}`, 'en'));
  const groups = new Map<string, string[]>();
  for (const { id, method, path, scoped, reach, pin, navigates } of inOrder) {
    const more = { ...(scoped && { scoped }), ...(pin && { pin }), ...(navigates && { navigates }) };
    const group = [method, reach, more].map((part) => JSON.stringify(part)).join(', ');
    groups.set(group, [...(groups.get(group) ?? []), `${shortPath(path)} ${id}\n`]);
  }
  const rows = [...groups].sort().map(([group, calls]) => `  [${group}, \`\n${calls.join('')}\`],\n`);
  const screens = Object.entries(screenCalls(root, operations))
    .filter(([, calls]) => Object.keys(calls).length > 0)
    .map(([id, calls]) => `${[id, ...Object.entries(calls).map(callWithPins)].join(' ')}\n`);
  return `${banner('schemas/contracts and schemas/screens')}

import { scopes } from '../scopes.ts';

/** Whose pages may make a call; the words are explained in schemas/contracts/contract.schema.json. */
export type Reach = 'any' | 'tenant' | 'login' | 'platform' | 'host' | 'machine';

/** A call of the API; \`path\` is relative to the scope prefixes when \`scoped\`. */
export interface ReachRow {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly reach: Reach;
  readonly scoped?: true;
  readonly pin?: readonly string[];
  readonly navigates?: true;
}

/** Values of the pinned members of a call: \`null\` allows that the member is absent, \`*\` any value. */
export type Pins = Readonly<Record<string, readonly (string | null)[]>>;

/** Calls with what they share, each with its path, whose scope is a number, and its id: a browser loads them with the checker, so they are short. */
const groups: readonly [method: string, reach: Reach, more: Partial<ReachRow>, calls: string][] = [
${rows.join('')}];

export const operations: readonly ReachRow[] = groups.flatMap(([method, reach, more, calls]) =>
  [...calls.matchAll(/(\\S+) (\\S+)/g)].map(([, path = '', id = '']) => ({ id, method, path: path.replace(/^\\d/, (at) => scopes[+at]!), reach, ...more })),
);

/** Shipped screen → the operations that it calls. Screens without calls are left out. */
export const screens: Readonly<Record<string, Readonly<Record<string, Pins>>>> = Object.fromEntries(
  [...\`
${screens.join('')}\`.matchAll(/(\\S+) (.+)/g)].map(([, id = '', calls = '']) => [
    id,
    Object.fromEntries([...calls.matchAll(/(\\w+)=?(\\S*)/g)].map(([, name = '', pins]) => [name, JSON.parse(pins || '{}')])),
  ]),
);
`;
}
