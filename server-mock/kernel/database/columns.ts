import type { ColumnType } from 'kysely';

/** What a json or jsonb column holds. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/**
 * A json or jsonb column: read as a parsed value, written as JSON text (`JSON.stringify(value)`), because PostgreSQL's driver
 * would send a JavaScript array as an SQL array.
 */
export type JsonColumn<T = Json> = ColumnType<T, string, string>;
export type OptionalJsonColumn<T = Json> = ColumnType<T | null, string | null | undefined, string | null>;
export type JsonWithDefault<T> = ColumnType<T, string | undefined, string>;
export type WithDefault<T> = ColumnType<T, T | undefined, T>;
export type CreatedAt = ColumnType<Date, Date | undefined, Date>;
