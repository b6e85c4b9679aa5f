// Made by `npm run types` from renderers/refreshable-frame/schema.json; change that and run it again.

/**
 * A frame with a page of this origin, and a link that loads it anew, shown once it has loaded or after a while. With a width it is a picture of the page.
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
   * What the frame shows, for screen readers; with a width it may be a formula.
   */
  title: string;
  /**
   * The text of the link.
   */
  label?: string;
  /**
   * Milliseconds after which the link appears although nothing has loaded.
   */
  wait?: number;
  /**
   * Whatever the framed page is, also the sign-in page, it stays in the frame.
   */
  contained?: boolean;
  /**
   * Classes of the box around the frame.
   */
  className?: string;
  /**
   * CSS pixels. The page is drawn this wide and shrunk to the room that there is; nothing on it can be used, and there is no link.
   */
  width?: number;
  /**
   * CSS pixels of a page with a width; without it as high as it is wide.
   */
  height?: number;
  [k: string]: unknown;
}
