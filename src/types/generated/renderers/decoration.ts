// Made by `npm run types` from renderers/decoration/schema.json; change that and run it again.

/**
 * What a company or an app has designed around the sign-in form: a static document in a frame without scripts.
 */
export interface DecorationSchema {
  /**
   * The node's type.
   */
  type: 'decoration';
  /**
   * The path of the document, below the context path; expressions are filled in.
   */
  src: string;
  /**
   * What the frame shows, for screen readers.
   */
  title: string;
  /**
   * Classes of the box around the frame.
   */
  className?: string;
  [k: string]: unknown;
}
