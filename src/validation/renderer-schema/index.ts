import { getNodeValue, type Node } from 'jsonc-parser';
import { located } from '../amis/check-shapes.ts';
import { type CheckOptions, checkDocument } from '../check-document.ts';
import type { Finding, Message } from '../message.ts';
import { jsonRules } from '../rules/index.ts';
import { draftMistake } from './draft.ts';
import { misusedWords } from './form.ts';
import { brokenPatterns, misusedNames } from './names.ts';
import { endlessDefinitions, unknownReferences } from './references.ts';

/** What the check of a renderer's schema needs to know beside it. */
interface RendererOptions extends CheckOptions {
  /** The name of the renderer's folder. */
  type: string;
  /** Names of amis's definitions, asked for only when a schema refers to something that it does not define. */
  amisNames: () => Iterable<string>;
}

function findingsIn(root: Node, { type, amisNames }: RendererOptions): Finding[] {
  if (root.type !== 'object') return [{ offset: root.offset, pointer: '', severity: 'error', code: 'renderer.object' }];
  const schema = getNodeValue(root);
  const found = [
    ...misusedWords(schema).map((finding) => located(root, finding)),
    ...misusedNames(root, type),
    ...unknownReferences(root, amisNames),
    ...endlessDefinitions(root),
    ...brokenPatterns(root),
  ];
  const draft = found.length === 0 ? draftMistake(root, schema) : undefined;
  return draft ? [draft] : found;
}

/**
 * Checks the `schema.json` of a renderer: JSON, the part of draft-07 that the checker keeps (schemas/renderer.schema.json),
 * the type that is the folder's name, references. No message means that types, table and editor panel can be made of it.
 */
export function validateRendererSchema(text: string, options: RendererOptions): Message[] {
  return checkDocument(text, jsonRules, options, (root, isBroken) => (isBroken ? [] : findingsIn(root, options)));
}
