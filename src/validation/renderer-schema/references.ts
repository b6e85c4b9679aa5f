import type { Node } from 'jsonc-parser';
import { jsonPointer } from '../json-pointer.ts';
import type { Finding } from '../message.ts';
import { suggest } from '../suggest.ts';
import { property, stringProperty, walk } from '../walk.ts';

const PREFIX = '#/definitions/';

const nameOf = (reference: string) => (reference.startsWith(PREFIX) ? reference.slice(PREFIX.length) : undefined);

/** Members whose content is data, not schemas. */
const DATA = new Set(['enum', 'const', 'default', 'examples']);

/** References of a renderer's schema that lead nowhere: neither to a definition of its own nor to one of amis's. */
export function unknownReferences(root: Node, amisNames: () => Iterable<string>): Finding[] {
  const own = new Set((property(root, 'definitions')?.children ?? []).map((entry) => entry.children?.[0]?.value));
  const findings: Finding[] = [];
  let foreign: Set<string> | undefined;
  walk(root, ({ node, key, keys, path }) => {
    if (key !== '$ref' || node.type !== 'string' || keys.slice(0, -1).some((above) => DATA.has(above))) return;
    const reference: string = node.value;
    const name = nameOf(reference);
    if (reference === '#' || (name !== undefined && own.has(name))) return;
    foreign ??= new Set(amisNames());
    if (name !== undefined && foreign.has(name)) return;
    const near = suggest(name ?? reference.replace(/^.*\//, ''), [...own, ...foreign].map(String));
    findings.push({
      offset: node.offset,
      pointer: jsonPointer(path),
      severity: 'error',
      code: 'renderer.reference',
      values: { reference },
      ...(near === undefined ? {} : { suggestion: PREFIX + near }),
    });
  });
  return findings;
}

/** Definitions that a value passes through without an object between them. */
function ownPartsOf(schema: Node | undefined): string[] {
  if (!schema) return [];
  const reference = nameOf(stringProperty(schema, '$ref') ?? '');
  if (reference !== undefined) return [reference];
  const branches = property(schema, 'anyOf')?.children ?? [];
  return [...branches, property(schema, 'items')].flatMap((part) => ownPartsOf(part));
}

/** Definitions that come back to themselves before they come to an object: no value is ever looked at. */
export function endlessDefinitions(root: Node): Finding[] {
  const definitions = property(root, 'definitions');
  const leadsTo = (start: string) => {
    const seen = new Set<string>();
    const left = ownPartsOf(property(definitions, start));
    for (let name = left.pop(); name !== undefined; name = left.pop()) {
      if (seen.has(name)) continue;
      seen.add(name);
      left.push(...ownPartsOf(property(definitions, name)));
    }
    return seen;
  };
  return (definitions?.children ?? []).flatMap((entry): Finding[] => {
    const [name, schema] = entry.children ?? [];
    if (!name || !schema || !leadsTo(name.value).has(name.value)) return [];
    const pointer = jsonPointer(['definitions', name.value]);
    return [
      { offset: name.offset, pointer, severity: 'error', code: 'renderer.endless', values: { name: name.value } },
    ];
  });
}
