// Made by `npm run types` from renderers/theme-preview/schema.json; change that and run it again.

/**
 * A page of ours in a frame, in the theme that the theme-editor around it holds. Each change is seen in the next frame of the screen. Clicks in the page do nothing, but one on a sample opens the form that belongs to it.
 */
export interface ThemePreviewSchema {
  /**
   * The node's type.
   */
  type: 'theme-preview';
  /**
   * The path of the page, below the context path; a formula may be in it.
   */
  src: string;
  /**
   * What the frame shows, for screen readers; may be a formula.
   */
  title: string;
  /**
   * CSS pixels that the page is wide at least; it is made smaller to fit its room. May be a formula. Absent: as wide as the room.
   */
  width?: string | number;
  /**
   * light or dark; may be a formula.
   */
  look?: string;
  /**
   * A formula that gives another theme, which is shown beside the edited one. The pages of both scroll together, and clicks in this one open nothing.
   */
  beside?: string;
  /**
   * A formula that gives the dark twin of the theme, which is shown in its place in the dark look.
   */
  twin?: string;
  /**
   * Further classes of the node.
   */
  className?: string;
  [k: string]: unknown;
}
