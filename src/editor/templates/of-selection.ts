import type { EditorManager } from 'amis-editor-core';
import { exact } from '../page/exact.ts';
import { isObject, type Json } from '../page/json.ts';
import { editedTexts } from '../texts/edited-texts.ts';
import { dataAround } from './data-around.ts';
import { templateOf } from './template-content.ts';

/** What the dialog for a template of a selection is opened with. */
export interface OfSelection {
  /** What the template shows: the selection alone. */
  content: Json;
  /** The same with the sources of its data; absent where none can come along. */
  whole?: Json;
  /** The names of data around that the selection reads, as a list in words. */
  needs: string;
  /** Those that are missing even with the sources. */
  left: string;
  /** What the sources are: the addresses of their calls, or the names of their data. */
  source: string;
  /** Whether the sources come along unless the person says otherwise. */
  isBrought: boolean;
}

const callOf = ({ type, api, initApi }: Json): unknown => (type === 'page' ? initApi : api);

/** A source in words. */
function sayOf(source: Json): string {
  const call = callOf(source);
  const address = isObject(call) ? call['url'] : call;
  if (typeof address === 'string') return address.replace(/^get:/i, '');
  return Object.keys(isObject(source['data']) ? source['data'] : {}).join(', ');
}

/** What a template of selected nodes of an editor is made of, and the data that it needs. */
export function ofSelection({ store, parent }: EditorManager, ids: readonly string[]): OfSelection {
  const written = (node: unknown) => exact(node, editedTexts.origins()) as Json;
  const nodes = ids.map((id) => written(store.getSchema(id)));
  const around = dataAround(store.schema as Json, ids, nodes, Boolean(parent));
  const sources = around.sources.map(written);
  const made = (along: readonly Json[]) =>
    templateOf(editedTexts.rootOf(ids[0] ?? '') ?? {}, nodes, editedTexts.product, along);
  return {
    content: made([]),
    ...(sources.length > 0 ? { whole: made(sources) } : {}),
    needs: around.needs.join(', '),
    left: around.left.join(', '),
    source: sources.map(sayOf).join(', '),
    isBrought: sources.filter((source) => callOf(source) !== undefined).length === 1,
  };
}
