import type { Answer } from '../engine.ts';

/** One statement with parameters, or a script of several without. */
export type Step = { sql: string; parameters: readonly unknown[] } | { script: string };

/** What the worker is asked: steps run in order up to the first that fails. */
export interface Request {
  id: number;
  steps: Step[] | 'close';
}

/** PostgreSQL's fields of an error; the names are those of node-postgres. */
export interface ErrorFields {
  message: string;
  code?: string;
  detail?: string;
  hint?: string;
  position?: string;
  where?: string;
  schema?: string;
  table?: string;
  column?: string;
  dataType?: string;
  constraint?: string;
  routine?: string;
  severity?: string;
}

/** The worker's reply: the answer of the last step, or the error. */
export type Reply = { id: number; answer: Answer } | { id: number; error: ErrorFields };

/** The first message of a worker: it serves, or why it cannot. */
export type Greeting = { ready: true } | { error: ErrorFields };

export interface WorkerOptions {
  /**
   * Serve statements, or build a new database and end: PostgreSQL's first steps take a second database and some
   * hundred megabytes, which go with the thread.
   */
  task: 'serve' | 'build';
  /** The directory with PostgreSQL's files. */
  directory: string;
  runtimeRole: string;
}
