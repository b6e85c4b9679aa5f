// Made by `npm run types` from schemas/contracts/collections.json; change that and run it again.

import contract from '../../../../schemas/contracts/collections.json' with { type: 'json' };
import type { Contract } from '../../contract.ts';
import { withLists } from '../../with-lists.ts';

/**
 * member: everybody who may open the app. admin: those who build it, who are the owner, the administrators and the designers. A list: these, and people with one of the roles in the app.
 */
export type Right = ('member' | 'admin') | string[];
/**
 * The language that names and labels are in; absent in a call: the caller's.
 */
export type Language = 'zh-CN' | 'en-US';

export interface CollectionsOperations {
  listCollections: {
    params: AppAddress;
    query: ListCollectionsQuery;
    answer: ListCollectionsAnswer;
  };
  createCollection: {
    params: AppAddress;
    body: CreateCollectionBody;
    answer: CreateCollectionAnswer;
  };
  readCollection: {
    params: CollectionAddress;
    answer: Collection;
  };
  changeCollection: {
    params: CollectionAddress;
    body: ChangeCollectionBody;
    answer: Collection;
  };
  importDocuments: {
    params: CollectionAddress;
    body: ImportDocumentsBody;
    answer: Report;
  };
  removeCollection: {
    params: CollectionAddress;
    body: RemoveCollectionBody;
    answer: RemoveCollectionAnswer;
  };
  removedCollections: {
    params: AppAddress;
    query: RemovedCollectionsQuery;
    answer: RemovedCollectionsAnswer;
  };
  restoreCollection: {
    params: CollectionAddress;
    answer: RestoreCollectionAnswer;
  };
}
export interface AppAddress {
  companyKey: string;
  appKey: string;
}
export interface ListCollectionsQuery {
  /**
   * From 1.
   */
  page?: number;
  /**
   * Rows of a page. 20 where only `page` is given; without both, a call answers all its rows.
   */
  perPage?: number;
  /**
   * Counts together with `orderBy`.
   */
  orderDir?: 'asc' | 'desc';
  /**
   * Part of a text of the row, in letters of either case.
   */
  keywords?: string;
  /**
   * Changes nothing. A `crud` repeats the address of its page, which has this while somebody looks at a draft.
   */
  preview?: string;
  /**
   * Changes nothing; as `preview`.
   */
  safe?: string;
  /**
   * A column that may order; equal rows keep the call's own order.
   */
  orderBy?: 'name' | 'key' | 'documents';
  /**
   * Part of `name`, in letters of either case.
   */
  name?: string;
  /**
   * Part of `key`, in letters of either case.
   */
  key?: string;
}
export interface ListCollectionsAnswer {
  total: number;
  items: Listed[];
}
export interface Listed {
  key: string;
  name: string;
  /**
   * How many it has.
   */
  fields: number;
  documents: number;
}
export interface CreateCollectionBody {
  name: string;
  names?: Words;
  /**
   * What addresses say; absent or empty: made from the name. Letters are stored in lower case.
   */
  key?: string;
  /**
   * @maxItems 100
   */
  fields?: Field[];
  rights?: Rights;
}
/**
 * What readers of each language read instead. A call takes its name or label for the language of the caller and this for the others; empty: the name or label. Absent: as stored.
 */
export interface Words {
  'zh-CN'?: string;
  'en-US'?: string;
}
export interface Field {
  /**
   * The field's own name in stored documents, given by the server; absent: a new field.
   */
  id?: string;
  /**
   * What pages call it.
   */
  key: string;
  /**
   * What people read; empty: the key.
   */
  label?: string;
  labels?: Words;
  type:
    'text' | 'longText' | 'number' | 'boolean' | 'date' | 'dateTime' | 'choice' | 'choices' | 'reference' | 'person';
  required?: boolean;
  /**
   * No two documents have the same value, in letters of either case.
   */
  unique?: boolean;
  /**
   * Lists may filter and order by it.
   */
  indexed?: boolean;
  /**
   * `keywords` looks through it.
   */
  searched?: boolean;
  /**
   * Smallest number, or fewest characters of a text.
   */
  min?: number | string | null;
  /**
   * Largest number, or most characters of a text.
   */
  max?: number | string | null;
  /**
   * What a new document has where nothing is given.
   */
  default?: string | number | boolean | null;
  /**
   * The choices, in order.
   *
   * @maxItems 200
   */
  options?: Option[];
  /**
   * The key of the collection that a reference points to.
   */
  target?: string;
}
export interface Option {
  value: string;
  /**
   * What people read; empty: the value.
   */
  label?: string;
  labels?: Words;
  /**
   * How pages show it.
   */
  color?: '' | 'gray' | 'blue' | 'green' | 'orange' | 'red';
}
/**
 * Who reads documents, who makes and changes them, and who removes them.
 */
export interface Rights {
  read: Right;
  write: Right;
  remove: Right;
}
export interface CreateCollectionAnswer {
  key: string;
  /**
   * The address where its fields are described.
   */
  redirect: string;
}
export interface CollectionAddress {
  companyKey: string;
  appKey: string;
  collectionKey: string;
}
export interface Collection {
  key: string;
  name: string;
  names: Words;
  language: Language;
  /**
   * Grows with each change of the definition.
   */
  revision: number;
  fields: Field[];
  rights: Rights;
  /**
   * How many there are.
   */
  documents: number;
  /**
   * Names of roles that rights can be given to: those that people have in the app, and those that have rights here.
   */
  roles: string[];
}
export interface ChangeCollectionBody {
  name?: string;
  names?: Words;
  language?: Language;
  /**
   * @maxItems 100
   */
  fields?: Field[];
  rights?: Rights;
  /**
   * The revision that the change was made from; it is refused when another one is in force.
   */
  revision?: number;
  /**
   * Whether the values of removed fields may go.
   */
  confirm?: boolean;
}
export interface ImportDocumentsBody {
  /**
   * The text of the file. Its first line names fields by label or key.
   */
  csv: string;
  /**
   * Whether lines with mistakes are left out; otherwise one mistake keeps all lines out.
   */
  skip?: boolean;
  /**
   * Whether the lines are only checked.
   */
  try?: boolean;
}
export interface Report {
  /**
   * Lines that hold a document.
   */
  lines: number;
  /**
   * Documents that were made.
   */
  stored: number;
  /**
   * Lines with mistakes.
   */
  wrong: number;
  /**
   * The first hundred.
   */
  mistakes: {
    /**
     * The number of the line in the file, where its document begins.
     */
    line: number;
    /**
     * The label of the field.
     */
    field: string;
    text: string;
  }[];
}
export interface RemoveCollectionBody {
  /**
   * The name of the collection, typed once more.
   */
  name: string;
}
export interface RemoveCollectionAnswer {}
export interface RemovedCollectionsQuery {
  /**
   * From 1.
   */
  page?: number;
  /**
   * Rows of a page. 20 where only `page` is given; without both, a call answers all its rows.
   */
  perPage?: number;
  /**
   * Counts together with `orderBy`.
   */
  orderDir?: 'asc' | 'desc';
  /**
   * Part of a text of the row, in letters of either case.
   */
  keywords?: string;
  /**
   * Changes nothing. A `crud` repeats the address of its page, which has this while somebody looks at a draft.
   */
  preview?: string;
  /**
   * Changes nothing; as `preview`.
   */
  safe?: string;
  /**
   * A column that may order; equal rows keep the call's own order.
   */
  orderBy?: 'name' | 'key' | 'removedAt';
  /**
   * Part of `name`, in letters of either case.
   */
  name?: string;
  /**
   * Part of `key`, in letters of either case.
   */
  key?: string;
}
export interface RemovedCollectionsAnswer {
  total: number;
  items: {
    key: string;
    name: string;
    documents: number;
    removedAt: string;
    /**
     * Until when it can be restored.
     */
    keptUntil: string;
  }[];
}
export interface RestoreCollectionAnswer {
  /**
   * The address where its fields are described.
   */
  redirect: string;
}

/** The contract with the types of its calls. */
export const collectionsContract: Contract<CollectionsOperations> = withLists(contract);
