export { type Database, PLATFORM } from './database.ts';
export { DatabaseFailure } from './failure.ts';
export { containing, literal } from './like.ts';
export type { MigrationProgress } from './migrations.ts';
export { type DatabaseOptions, openDatabase } from './open-database.ts';
export type { SchemaState } from './schema-state.ts';
export { sharedKey } from './shared-key.ts';
export type { Json, JsonColumn, NewRow, Role, Row, RowChange, Tables } from './tables.ts';
