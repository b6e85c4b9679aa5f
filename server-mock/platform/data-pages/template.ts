import type { Field } from '../../../src/types/generated/contracts/collections.ts';
import { withParameters } from '../../../src/validation/parts/parameters.ts';

/** A node of a page, or a part of one. */
export type Node = Record<string, unknown>;

/** What pages have for a type of field. */
export interface FieldTemplate {
  /** How tables lay its values. */
  align?: string;
  /** Shows a value. */
  value: Node;
  /** Takes a value in a form. */
  control: Node;
  /** Narrows a list; absent: lists are not narrowed by it. */
  filter?: Node;
  /** Shows one of the choices, and the words of a tag for our colours. */
  tag?: Node;
  colors?: Record<string, string>;
}

export type FieldTemplates = Record<Field['type'], FieldTemplate>;

/** `schemas/templates`: the pieces that pages of collections are made of, with `${part.NAME}` where something belongs. */
export interface CollectionTemplate {
  page: Node;
  filter: Node;
  /** What `filter` opens for more of them. */
  moreFilters: Node;
  keywords: Node;
  column: Node;
  actions: Node;
  create: Node;
  edit: Node;
  remove: Node;
  details: Node;
  item: Node;
  /** What `details` shows after the fields. */
  times: Node[];
  changes: Node;
  before: Node;
  types: FieldTemplates;
}

/** A piece with what belongs into it; a property that gets nothing is left out. */
export const fill = (piece: Node, parts: Node): Node => withParameters(piece, parts, () => undefined);

/**
 * Words that people chose, for a place where amis looks for formulas, markup and keys of texts: a space makes each of them a
 * word like others.
 */
export const plainWords = (words: string): string =>
  words
    .replace(/\$(?=[\w{])/g, '$ ')
    .replace(/<(?=[a-z/!?])/gi, '< ')
    .replace(/i18n:(?=\w)/g, 'i18n: ');
