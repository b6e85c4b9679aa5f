import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rendererNames } from '../../../../src/validation/renderer-names.ts';
import type { Generator } from '../sources.ts';
import { code, table, type Value, valueType } from './markdown.ts';

type Property = Value & { description?: string; default?: unknown };

interface Schema {
  description?: string;
  properties: Record<string, Property>;
  required?: string[];
  'x-document'?: string;
  'x-place'?: string;
}

/** The first piece of JSON in a README. */
const PIECE = /```json\n([\s\S]*?)\n```/;

const formatted = (node: unknown): string => JSON.stringify(node, null, 2);

/** Why an example is not drawn. */
function whyNotLive({ 'x-document': document, 'x-place': place }: Schema): string {
  if (document === 'editor') return 'Only the editor can draw this node, so the example is not live.';
  if (place === 'server') return 'The server replaces this node before a browser sees it, so the example is not live.';
  return 'This node works inside its own screen only, so the example is not live.';
}

/** The shown example, which a page of its own holds, and what is drawn of it: nothing where a renderer needs more around it than a page. */
function exampleOf(folder: string): { shown: string; live: object[] } {
  const file = join(folder, 'example.json');
  if (!existsSync(file)) {
    const piece = PIECE.exec(readFileSync(join(folder, 'README.md'), 'utf8'))?.[1];
    return { shown: piece ? formatted(JSON.parse(piece)) : '', live: [] };
  }
  const { body } = JSON.parse(readFileSync(file, 'utf8')) as { body: object };
  return { shown: formatted(body), live: [body] };
}

function pageOf(folder: string, type: string, { shown, live }: ReturnType<typeof exampleOf>): string {
  const schema = JSON.parse(readFileSync(join(folder, 'schema.json'), 'utf8')) as Schema;
  const { description = '', properties, required = [] } = schema;
  const rows = Object.entries(properties)
    .filter(([name]) => name !== 'type')
    .map(([name, property]) => [
      `\`${name}\`${required.includes(name) ? ' (required)' : ''}`,
      valueType(property),
      property.default === undefined ? '' : `\`${JSON.stringify(property.default)}\``,
      property.description ?? '',
    ]);
  return [
    `# ${type}`,
    description,
    shown && '## Example {#example}',
    live.length > 0 ? '```example 0\n```' : whyNotLive(schema),
    shown && code('json', shown),
    rows.length > 0 ? '## Properties {#properties}' : '',
    rows.length > 0 ? table(['Property', 'Type', 'Default', 'What it says'], rows) : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** A page for each of the platform's own node types, from its schema, with its example. */
export const rendererPages: Generator = (projectRoot) =>
  rendererNames(projectRoot).map((type) => {
    const folder = join(projectRoot, 'renderers', type);
    const example = exampleOf(folder);
    return { key: `renderer-${type}`, texts: { 'en-US': pageOf(folder, type, example) }, examples: example.live };
  });
