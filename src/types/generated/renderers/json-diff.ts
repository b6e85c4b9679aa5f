// Made by `npm run types` from renderers/json-diff/schema.json; change that and run it again.

/**
 * Two values as JSON, side by side: what was removed, what was added, and what changed inside a line.
 */
export interface JsonDiffSchema {
  /**
   * The node's type.
   */
  type: 'json-diff';
  /**
   * Where the value before the change stands, such as ${before}.
   */
  before: string;
  /**
   * Where the value after the change stands, such as ${after}.
   */
  after: string;
  /**
   * What the value before the change is called, above its column; a text or a template.
   */
  beforeTitle: string;
  /**
   * What the value after the change is called, above its column; a text or a template.
   */
  afterTitle: string;
  [k: string]: unknown;
}
