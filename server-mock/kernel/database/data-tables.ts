import type { CreatedAt, Json, JsonColumn, WithDefault } from './columns.ts';

/** Columns that lists filter and order by: texts, numbers and times. */
export type TextSlot = `t${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;
export type NumberSlot = `n${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;
export type TimeSlot = `d${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;
export type Slot = TextSlot | NumberSlot | TimeSlot;

export interface CollectionTable {
  company_id: number;
  app_id: number;
  id: number;
  key: string;
  name: string;
  definition: JsonColumn;
  slots: JsonColumn;
  revision: WithDefault<number>;
  created_at: CreatedAt;
  removed_at: Date | null;
}

export interface DocumentTable
  extends Partial<Record<TextSlot, string | null>>,
    Partial<Record<NumberSlot, number | null>>,
    Partial<Record<TimeSlot, Date | null>> {
  company_id: number;
  collection_id: number;
  id: number;
  version: WithDefault<number>;
  /** Values by field id. */
  data: JsonColumn<Record<string, Json>>;
  created_at: CreatedAt;
  created_by: number;
  updated_at: CreatedAt;
  updated_by: number;
  removed_at: Date | null;
  /** What the row and the rows derived from it take, and what the rows of its history take. */
  bytes: WithDefault<number>;
  history_bytes: WithDefault<number>;
}

export interface DocumentValueTable {
  company_id: number;
  collection_id: number;
  field_id: string;
  value: string;
  document_id: number;
}

export interface DocumentLinkTable {
  company_id: number;
  target_collection_id: number;
  target_id: number;
  collection_id: number;
  field_id: string;
  document_id: number;
}

export interface DocumentSearchTable {
  company_id: number;
  collection_id: number;
  document_id: number;
  content: string;
  grams: number[];
}

export interface DocumentChangeTable {
  company_id: number;
  collection_id: number;
  document_id: number;
  version: number;
  at: CreatedAt;
  actor_id: number;
  actor_name: WithDefault<string>;
  action: 'create' | 'update' | 'delete' | 'import' | 'restore';
  before: JsonColumn<Record<string, Json>>;
}

export interface DocumentCountTable {
  company_id: number;
  collection_id: number;
  part: number;
  documents: WithDefault<number>;
  bytes: WithDefault<number>;
}

/** The tables of the document store. */
export interface DataTables {
  collection: CollectionTable;
  document: DocumentTable;
  document_value: DocumentValueTable;
  document_unique: DocumentValueTable;
  document_link: DocumentLinkTable;
  document_search: DocumentSearchTable;
  document_change: DocumentChangeTable;
  document_count: DocumentCountTable;
}
