import type { Node } from 'jsonc-parser';
import { pointerTo } from '../json-pointer.ts';
import type { Finding } from '../message.ts';
import { suggest } from '../suggest.ts';
import { typedNodes } from '../typed-nodes.ts';
import { property, stringProperty, typeOf } from '../walk.ts';
import type { FindPart } from './compose.ts';
import type { Json } from './include.ts';

/** Names that a part may need; further ones are not looked for. */
const MOST_NEEDS = 30;

/** The names of the parameters that a part reads, and of those that it cannot do without. */
interface Parameters {
  read: Set<string>;
  needs: string[];
}

function parametersOf({ $needs, ...part }: Json): Parameters {
  const read = [...JSON.stringify(part).matchAll(/\$\{part\.(\w+)\}/g)].map(([, name = '']) => name);
  const needs = Array.isArray($needs) ? $needs.slice(0, MOST_NEEDS).filter((name) => typeof name === 'string') : [];
  return { read: new Set(read), needs };
}

/**
 * What is wrong with the parameters that the includes of a text give. One with a slip in its name is left out of the part without a
 * word, and a part may say in `$needs` what it is nothing without.
 */
export function givenFindings(root: Node, screen: string, find: FindPart): Finding[] {
  const known = new Map<string, Parameters | undefined>();
  function parametersIn(id: string): Parameters | undefined {
    const part = known.has(id) ? undefined : find(id, screen);
    if (part !== undefined) known.set(id, typeof part === 'string' ? undefined : parametersOf(part));
    return known.get(id);
  }
  return typedNodes(root).flatMap((include) => {
    const named = typeOf(include) === 'include' ? property(include, 'screen') : undefined;
    const id = stringProperty(include, 'screen');
    const parameters = named && id !== undefined ? parametersIn(id) : undefined;
    if (!named || id === undefined || !parameters) return [];
    const { read, needs } = parameters;
    const given = (property(include, 'data')?.children ?? []).flatMap(({ children: [name] = [] }) => name ?? []);
    const unread = given.filter((name) => !read.has(String(name.value)));
    const missing = needs.filter((name) => !given.some(({ value }) => value === name));
    return [
      ...unread.map((node): Finding => {
        const name = String(node.value);
        const place = { offset: node.offset, pointer: pointerTo(node) };
        return {
          ...place,
          severity: 'warning',
          code: 'include.unread',
          values: { screen: id, name },
          suggestion: suggest(name, read),
        };
      }),
      ...missing.map((name): Finding => {
        const place = { offset: named.offset, pointer: pointerTo(named) };
        return { ...place, severity: 'error', code: 'include.missing', values: { screen: id, name } };
      }),
    ];
  });
}
