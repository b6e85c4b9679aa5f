import type { Configuration } from '../../kernel/configuration/index.ts';
import type { Database } from '../../kernel/database/index.ts';
import { type CollectionRecord, searchedFields } from './definition.ts';
import { type Data, searchText } from './derived-rows.ts';

/** What a row of a document takes besides its data, with its entries in indexes; the same for a line of its history, and for a value. */
const OF_DOCUMENT = 512;
export const OF_CHANGE = 128;
const OF_VALUE = 128;

/** What a byte of searched text takes: itself, and eight for the pair of characters that begins there. */
const OF_SEARCHED = 10;

const MEGABYTE = 1024 * 1024;

/** Bytes that the documents of a company may take with their histories. The embedded database lies on the disk of the server itself. */
export function mostBytes({
  database,
  config,
}: {
  database: Database;
  config: Pick<Configuration, 'documentMegabytes'>;
}) {
  return (config.documentMegabytes || (database.engine === 'postgres' ? 2048 : 512)) * MEGABYTE;
}

/** Bytes as people read them. */
export const megabytesOf = (bytes: number): number => bytes / MEGABYTE;

const lengthOf = (values: object): number => Buffer.byteLength(JSON.stringify(values));

/** What a document takes whose derived rows are gone. */
export const bareBytes = (data: Data): number => OF_DOCUMENT + lengthOf(data);

/** What a document takes, with a slot or a derived row for each of its values. The database is not asked: it is a fair estimate. */
export function documentBytes(collection: Pick<CollectionRecord, 'fields'>, data: Data): number {
  const values = Object.values(data).reduce<number>((sum, value) => sum + (Array.isArray(value) ? value.length : 1), 0);
  const searched = Buffer.byteLength(searchText(searchedFields(collection), data));
  return bareBytes(data) + values * OF_VALUE + searched * OF_SEARCHED;
}

/** What a line of history takes. `trimHistory` reckons the same in SQL. */
export const changeBytes = (before: object): number => OF_CHANGE + lengthOf(before);
