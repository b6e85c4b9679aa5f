import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CollectionTemplate, FieldTemplates } from './template.ts';

const KEY = /i18n:([\w.-]*\w)/g;

/** A copy of a template with texts in the places of their keys. */
function withTexts(value: unknown, text: (key: string) => string): unknown {
  if (typeof value === 'string') return value.replace(KEY, (_, key: string) => text(key));
  if (Array.isArray(value)) return value.map((item) => withTexts(item, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, below]) => [name, withTexts(below, text)]));
}

/** A file below `schemas`, in the words of one language. */
export const readPiece = (projectRoot: string, name: string, text: (key: string) => string): Record<string, unknown> =>
  withTexts(JSON.parse(readFileSync(join(projectRoot, 'schemas', `${name}.json`), 'utf8')), text) as Record<
    string,
    unknown
  >;

/**
 * The template of `schemas/templates`, in the words of one language: pages of companies bring their words along. It is read anew
 * each time, so that a change of the files needs no restart.
 */
export function readTemplate(projectRoot: string, text: (key: string) => string): CollectionTemplate {
  const read = (name: string): unknown => readPiece(projectRoot, `templates/${name}`, text);
  const page = read('collection-page') as Omit<CollectionTemplate, 'types'>;
  return { ...page, types: read('collection-fields') as FieldTemplates };
}
