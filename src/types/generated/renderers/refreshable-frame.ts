// Made by `npm run types` from renderers/refreshable-frame/schema.json; change that and run it again.

/**
 * A frame with a page of this origin, and a link that loads it anew, shown once it has loaded or after a while.
 */
export interface RefreshableFrameSchema {
  /**
   * The node's type.
   */
  type: 'refreshable-frame';
  /**
   * The path of the framed page, below the context path; expressions are filled in.
   */
  src: string;
  /**
   * What the frame shows, for screen readers.
   */
  title: string;
  /**
   * The text of the link.
   */
  label: string;
  /**
   * Milliseconds after which the link appears although nothing has loaded.
   */
  wait?: number;
  /**
   * Classes of the box around the frame.
   */
  className?: string;
  [k: string]: unknown;
}
