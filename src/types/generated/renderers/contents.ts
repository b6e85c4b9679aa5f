// Made by `npm run types` from renderers/contents/schema.json; change that and run it again.

/**
 * The headings of a long text as links, with a mark at the one that is read now. Its event choose says that a link was pressed.
 */
export interface ContentsSchema {
  /**
   * The node's type.
   */
  type: 'contents';
  /**
   * A formula for the list of headings: label, fullPath with the part after a #, and children, headings below it.
   */
  source: string;
  /**
   * What screen readers call the list.
   */
  label: string;
  /**
   * Further classes of the node.
   */
  className?: string;
  [k: string]: unknown;
}
