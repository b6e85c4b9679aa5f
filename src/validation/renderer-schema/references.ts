import type { Node } from 'jsonc-parser';
import { referencedName, referenceTo } from '../amis/build/json-schema.ts';
import { jsonPointer } from '../json-pointer.ts';
import { MOST_MESSAGES } from '../limits.ts';
import type { Finding } from '../message.ts';
import { suggest } from '../suggest.ts';
import { property, stringProperty } from '../walk.ts';
import { walkSchemas } from './walk-schemas.ts';

/** References of a renderer's schema that lead nowhere: neither to a definition of its own nor to one of amis's. */
export function unknownReferences(root: Node, amisNames: () => Iterable<string>): Finding[] {
  const own = new Set((property(root, 'definitions')?.children ?? []).map((entry) => entry.children?.[0]?.value));
  const findings: Finding[] = [];
  let known: Set<string> | undefined;
  walkSchemas(root, (schema, path) => {
    const node = property(schema, '$ref');
    if (node?.type !== 'string' || findings.length > MOST_MESSAGES) return;
    const reference: string = node.value;
    const name = referencedName(reference);
    if (reference === '#' || (name !== undefined && own.has(name))) return;
    known ??= new Set([...own, ...amisNames()]);
    if (name !== undefined && known.has(name)) return;
    const near = suggest(name ?? reference.replace(/^.*\//, ''), known);
    findings.push({
      offset: node.offset,
      pointer: jsonPointer([...path, '$ref']),
      severity: 'error',
      code: 'renderer.reference',
      values: { reference },
      ...(near === undefined ? {} : { suggestion: referenceTo(near).$ref }),
    });
  });
  return findings;
}

/** Definitions that a value passes through without an object between them. */
function ownPartsOf(schema: Node | undefined): string[] {
  if (!schema) return [];
  const reference = referencedName(stringProperty(schema, '$ref') ?? '');
  if (reference !== undefined) return [reference];
  const branches = property(schema, 'anyOf')?.children ?? [];
  return [...branches, property(schema, 'items')].flatMap((part) => ownPartsOf(part));
}

/** A definition on the way from the one that the walk began with, and those that it still leads to. */
interface Step {
  name: string;
  left: string[];
}

/**
 * Definitions that come back to themselves before they come to an object: no value is ever looked at. Of a circle the
 * one that the file comes to first is told. Each definition is entered once, and no chain of them is too long.
 */
export function endlessDefinitions(root: Node): Finding[] {
  const definitions = property(root, 'definitions');
  const endless = new Set<string>();
  const entered = new Set<string>();
  const way: Step[] = [];
  const onTheWay = new Set<string>();
  const enter = (name: string) => {
    entered.add(name);
    onTheWay.add(name);
    way.push({ name, left: ownPartsOf(property(definitions, name)) });
  };
  const follow = (name: string) => {
    enter(name);
    for (let step = way.at(-1); step; step = way.at(-1)) {
      const next = step.left.pop();
      if (next === undefined) {
        onTheWay.delete(step.name);
        way.pop();
      } else if (onTheWay.has(next)) endless.add(next);
      else if (!entered.has(next)) enter(next);
    }
  };
  const names = (definitions?.children ?? []).flatMap(({ children: [name] = [] }) => name ?? []);
  for (const { value } of names) if (!entered.has(value)) follow(value);
  const told = names.filter(({ value }) => endless.has(value)).slice(0, MOST_MESSAGES + 1);
  return told.map(({ value: name, offset }) => {
    const pointer = jsonPointer(['definitions', name]);
    return { offset, pointer, severity: 'error', code: 'renderer.endless', values: { name } };
  });
}
