import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../../src/types/start.ts';
import { findProjectRoot } from '../../kernel/program/project-root.ts';

const START = 'pagewright://';
const TYPES = `${START}node-types`;

/** The house's conventions, as people read them. */
const guides = ['docs/screens.md', 'docs/parts.md', 'docs/tenant-pages.md', 'schemas/README.md'];

const textOf = (file: string): string => readFileSync(join(findProjectRoot(), file), 'utf8');

/** What there is to read, as the protocol lists it. */
export const resources = [
  {
    uri: `${START}conventions`,
    name: 'conventions',
    mimeType: 'text/markdown',
    description: 'How screens, parts, texts and pages of companies are made here.',
  },
  {
    uri: `${START}checker-codes`,
    name: 'checker-codes',
    mimeType: 'text/markdown',
    description: "The checker's codes, each with a wrong and a right example.",
  },
  { uri: TYPES, name: 'node-types', mimeType: 'application/json', description: 'The names of all node types.' },
];

export const resourceTemplates = [
  {
    uriTemplate: `${TYPES}/{type}`,
    name: 'node-type',
    mimeType: 'application/json',
    description:
      "A node type with its properties, from the checker's schema. Most descriptions are in Chinese only; send Accept-Language: zh to get them.",
  },
];

type Json = Record<string, unknown>;
type Branch = { if?: { properties?: { type?: { enum?: string[] } } }; then?: { $ref?: string } };

interface Schema {
  definitions: Record<string, Json & { allOf?: Branch[]; properties?: Record<string, Json> }>;
}

let known: { definitions: Schema['definitions']; types: Map<string, string> } | undefined;

/** The definition of each type, from the schema that editors use; it is read once, when somebody first asks. */
function nodeTypes() {
  if (known) return known;
  const { definitions } = JSON.parse(textOf('schemas/amis-page.schema.json')) as Schema;
  const types = new Map<string, string>();
  for (const [name, { allOf = [] }] of Object.entries(definitions)) {
    if (!/^node-\d+$/.test(name)) continue;
    for (const { if: condition, then } of allOf) {
      const definition = then?.$ref?.replace('#/definitions/', '');
      for (const type of condition?.properties?.type?.enum ?? []) if (definition) types.set(type, definition);
    }
  }
  known = { definitions, types };
  return known;
}

/** The description of a property if it is in the reader's language. amis describes its properties in Chinese. */
function wordsOf(description: unknown, locale: Locale): unknown {
  return locale !== 'zh-CN' && /\p{Script=Han}/u.test(String(description)) ? undefined : description;
}

/** A property with the definition that it refers to in its place, one level deep: agents need its kind, not all below it. */
function propertyOf(definitions: Schema['definitions'], { $ref, ...property }: Json, locale: Locale): Json {
  const referred = typeof $ref === 'string' ? definitions[$ref.replace('#/definitions/', '')] : undefined;
  const { type, enum: values } = { ...referred, ...property } as Json;
  const description = wordsOf(property['description'], locale);
  return { ...(description ? { description } : {}), ...(type ? { type } : {}), ...(values ? { enum: values } : {}) };
}

function describeType(type: string, locale: Locale): Json | null {
  const { definitions, types } = nodeTypes();
  const properties = definitions[types.get(type) ?? '']?.properties;
  if (!properties) return null;
  const described = Object.entries(properties).map(([name, schema]) => [name, propertyOf(definitions, schema, locale)]);
  return { type, properties: Object.fromEntries(described) };
}

/** Reads the content of a resource, for a reader of a language. Returns null for an unknown address. */
export function readResource(uri: string, locale: Locale): { uri: string; mimeType: string; text: string } | null {
  const markdown = (text: string) => ({ uri, mimeType: 'text/markdown', text });
  const json = (value: unknown) => ({ uri, mimeType: 'application/json', text: JSON.stringify(value) });
  if (uri === `${START}conventions`) return markdown(guides.map(textOf).join('\n\n'));
  if (uri === `${START}checker-codes`) return markdown(textOf('src/validation/codes.md'));
  if (uri === TYPES) return json([...nodeTypes().types.keys()]);
  const type = uri.startsWith(`${TYPES}/`) ? describeType(uri.slice(TYPES.length + 1), locale) : null;
  return type && json(type);
}
