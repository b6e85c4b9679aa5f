// Made by `npm run types` from schemas/contracts/documents.json; change that and run it again.

import contract from '../../../../schemas/contracts/documents.json' with { type: 'json' };
import type { Contract } from '../../contract.ts';
import { withLists } from '../../with-lists.ts';

/**
 * text/csv: a line of labels, then a line for each document.
 */
export type ExportDocumentsAnswer = string;

export interface DocumentsOperations {
  listDocuments: {
    params: Collection;
    query: ListDocumentsQuery;
    answer: ListDocumentsAnswer;
  };
  createDocument: {
    params: Collection;
    body: Values;
    answer: CreateDocumentAnswer;
  };
  removeDocuments: {
    params: Collection;
    query: RemoveDocumentsQuery;
    answer: RemoveDocumentsAnswer;
  };
  removedDocuments: {
    params: Collection;
    query: RemovedDocumentsQuery;
    answer: RemovedDocumentsAnswer;
  };
  restoreDocuments: {
    params: Collection;
    query: RestoreDocumentsQuery;
    answer: RestoreDocumentsAnswer;
  };
  readTotals: {
    params: Collection;
    query: ReadTotalsQuery;
    answer: ReadTotalsAnswer;
  };
  readOptions: {
    params: Collection;
    query: ReadOptionsQuery;
    answer: ReadOptionsAnswer;
  };
  exportDocuments: {
    params: Collection;
    query: ExportDocumentsQuery;
    answer: ExportDocumentsAnswer;
  };
  readDocument: {
    params: Document;
    answer: ReadDocumentAnswer;
  };
  changeDocument: {
    params: Document;
    body: Values;
    answer: ChangeDocumentAnswer;
  };
  listChanges: {
    params: Document;
    answer: ListChangesAnswer;
  };
}
export interface Collection {
  collection: string;
  companyKey?: string;
  appKey?: string;
}
/**
 * Besides these, filters: FIELD=VALUE, FIELD=FROM,TO for numbers and times, FIELD=A,B for choices, FIELD[OPERATOR]=VALUE.
 */
export interface ListDocumentsQuery {
  page?: number;
  perPage?: number;
  orderBy?: string;
  orderDir?: '' | 'asc' | 'desc';
  keywords?: string;
  /**
   * The place after the last document of an earlier answer; it replaces `page`.
   */
  cursor?: string;
  /**
   * This interface was referenced by `ListDocumentsQuery`'s JSON-Schema definition
   * via the `patternProperty` "^(?!(page|perPage|orderBy|orderDir|keywords|cursor)$)[A-Za-z][A-Za-z0-9_]*(\[[a-z]+\])?$".
   */
  [k: string]: string | number | '' | 'asc' | 'desc' | undefined;
}
export interface ListDocumentsAnswer {
  /**
   * Items: `id`, `version`, `createdAt`, `createdBy`, `updatedAt`, `updatedBy`, and a member for each field, named by its key.
   */
  items: {
    [k: string]: unknown;
  }[];
  /**
   * Exact up to 1,000; with more, 1,000 and `hasNext`.
   */
  total: number;
  /**
   * Given where `total` is not exact: whether a page follows.
   */
  hasNext?: boolean;
  cursor?: string;
  may: May;
}
/**
 * What the reader may do, so that a page shows no button that would be refused.
 */
export interface May {
  /**
   * Make and change documents.
   */
  write: boolean;
  remove: boolean;
}
/**
 * A member for each field, named by its key. `version` names the version that a change was made from; the other members that the server sets are ignored.
 */
export interface Values {
  [k: string]: unknown;
}
/**
 * `id`, `version`, `createdAt`, `createdBy`, `updatedAt`, `updatedBy`, and a member for each field, named by its key.
 */
export interface CreateDocumentAnswer {
  [k: string]: unknown;
}
export interface RemoveDocumentsQuery {
  /**
   * With commas between.
   */
  ids: string;
}
export interface RemoveDocumentsAnswer {
  removed: number;
}
export interface RemovedDocumentsQuery {
  perPage?: number;
  /**
   * The place after the last document of an earlier answer.
   */
  cursor?: string;
}
export interface RemovedDocumentsAnswer {
  /**
   * What the collection is called.
   */
  name: string;
  documents: {
    id: number;
    title: string;
    removedAt: string;
    removedBy: string;
  }[];
  /**
   * Empty where no more follow.
   */
  cursor: string;
}
export interface RestoreDocumentsQuery {
  /**
   * With commas between.
   */
  ids: string;
}
export interface RestoreDocumentsAnswer {
  restored: number;
}
export interface ReadTotalsQuery {
  by: string;
  sum?: string;
}
export interface ReadTotalsAnswer {
  groups: {
    value: string;
    label: string;
    count: number;
    sum?: number;
  }[];
}
export interface ReadOptionsQuery {
  /**
   * Part of what people read.
   */
  term?: string;
  /**
   * The choices of this field in place of documents.
   */
  field?: string;
  /**
   * These documents in place of the newest, with commas between.
   */
  ids?: string;
}
export interface ReadOptionsAnswer {
  options: {
    value: string;
    label: string;
  }[];
}
export interface ExportDocumentsQuery {
  /**
   * The id of the last document of an earlier file.
   */
  after?: number;
}
export interface Document {
  collection: string;
  id: number;
  companyKey?: string;
  appKey?: string;
}
/**
 * `id`, `version`, `createdAt`, `createdBy`, `updatedAt`, `updatedBy`, and a member for each field, named by its key.
 */
export interface ReadDocumentAnswer {
  [k: string]: unknown;
}
/**
 * `id`, `version`, `createdAt`, `createdBy`, `updatedAt`, `updatedBy`, and a member for each field, named by its key.
 */
export interface ChangeDocumentAnswer {
  [k: string]: unknown;
}
export interface ListChangesAnswer {
  changes: {
    version: number;
    at: string;
    by: string;
    action: 'create' | 'update' | 'delete' | 'import' | 'restore';
    /**
     * The fields that changed, as they were.
     */
    before: {
      [k: string]: unknown;
    };
  }[];
}

/** The contract with the types of its calls. */
export const documentsContract: Contract<DocumentsOperations> = withLists(contract);
