export { type Database, PLATFORM } from './database.ts';
export { DatabaseFailure } from './failure.ts';
export { type DatabaseOptions, openDatabase } from './open-database.ts';
export { sharedKey } from './shared-key.ts';
export type { Json, JsonColumn, NewRow, Role, Row, RowChange, Tables } from './tables.ts';
