/** Where in a page something failed. */
export interface FailedNode {
  /** amis's path of the node, such as `page/body/0/form`. */
  path: string;
  type: string;
  /** The screen it belongs to; empty outside of screens. */
  screenId: string;
  /** The node as the page defines it. */
  definition: unknown;
}

/** Told of every node that could not be shown. */
export type ReportFailure = (error: Error, node: FailedNode) => void;

/** A node names a type that nobody registered. */
export class UnknownTypeError extends Error {
  override readonly name = 'UnknownTypeError';

  constructor(readonly type: string) {
    super(`unknown type "${type}"`);
  }
}

/** Anything thrown, as an Error. */
export function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
