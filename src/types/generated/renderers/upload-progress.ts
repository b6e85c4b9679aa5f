// Made by `npm run types` from renderers/upload-progress/schema.json; change that and run it again.

/**
 * How much of a form with a file has been sent. It is there while one is under way, and says when the server is working on it.
 */
export interface UploadProgressSchema {
  /**
   * The node's type.
   */
  type: 'upload-progress';
  /**
   * What is said while the file is sent; {percent} is replaced by a number.
   */
  sending: string;
  /**
   * What is said once all of it is sent and the server has not answered yet.
   */
  checking: string;
  /**
   * Further classes of the node.
   */
  className?: string;
  [k: string]: unknown;
}
