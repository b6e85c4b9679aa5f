// Made by `npm run types` from renderers/code-lines/schema.json; change that and run it again.

/**
 * A field for a text of code, with the numbers of its lines.
 */
export interface CodeLinesSchema {
  /**
   * The node's type.
   */
  type: 'code-lines';
  /**
   * Lines that are seen at once.
   */
  rows?: number;
  /**
   * Lines to mark: a formula for a list of objects with line, from 1.
   */
  marks?: string;
  /**
   * A line to select: a formula for an object with line, from 1. Each new object leads there.
   */
  goTo?: string;
  [k: string]: unknown;
}
