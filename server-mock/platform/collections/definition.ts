import type { Field, Rights } from '../../../src/types/generated/contracts/collections.ts';
import type { Slot } from '../../kernel/database/index.ts';
import type { Words } from '../../kernel/values/words.ts';

/** A field as it is stored. Documents name it by its id, so that a new key or label touches no document. */
export type StoredField = Field & { id: string };

/** What the column `definition` of a collection holds. */
export interface Definition {
  fields: StoredField[];
  rights: Rights;
  /** The name of the collection for readers of each language; absent or without a language: the name in the row. */
  names?: Words | undefined;
  /** The number of the next new field: ids are never given twice. */
  nextField: number;
}

/**
 * Which column of the document's row holds a field. `filling`: not all documents have it yet, and lists do not use it. `clearing`: the
 * field needs it no more, and documents still have old values in it.
 */
export interface SlotUse {
  slot: Slot;
  state: 'ready' | 'filling' | 'clearing';
}

/** By field id. `search` says whether the rows of the keyword search are up to date. */
export interface Slots {
  fields: Record<string, SlotUse>;
  search: 'ready' | 'filling';
}

/** A collection as calls use it. */
export interface CollectionRecord extends Definition {
  companyId: number;
  appId: number;
  id: number;
  key: string;
  name: string;
  revision: number;
  slots: Slots;
}

/** Rights of a new collection: all members of the company work with its documents. */
export const USUAL_RIGHTS: Rights = { read: 'member', write: 'member', remove: 'member' };

/** What people read for a field. */
export const labelOf = (field: Pick<Field, 'key' | 'label'>): string => field.label?.trim() || field.key;

/** The field with a key; undefined when the collection has none. */
export const fieldOf = ({ fields }: Pick<Definition, 'fields'>, key: string): StoredField | undefined =>
  fields.find((field) => field.key === key);

/** The field that stands for a document where others refer to it: the first text, else the first field. */
export const labelField = ({ fields }: Pick<Definition, 'fields'>): StoredField | undefined =>
  fields.find(({ type }) => type === 'text') ?? fields[0];

/** The keys of the collections that references point to. */
export const targetsOf = (fields: readonly StoredField[]): string[] => [
  ...new Set(fields.flatMap(({ type, target }) => (type === 'reference' && target ? [target] : []))),
];

/** The fields that `keywords` looks through. */
export const searchedFields = ({ fields }: Pick<Definition, 'fields'>): StoredField[] =>
  fields.filter(({ searched, type }) => searched && (type === 'text' || type === 'longText'));
