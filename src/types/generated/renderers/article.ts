// Made by `npm run types` from renderers/article/schema.json; change that and run it again.

/**
 * A long text to read, such as a page of the manual: markup with headings that links lead to, code with a button that copies it, and nodes in places of it.
 */
export interface ArticleSchema {
  /**
   * The node's type.
   */
  type: 'article';
  /**
   * The markup; may be a formula. It is sanitised before it is shown.
   */
  html: string;
  /**
   * A formula for the list of nodes that stand where the markup has an element with the class pw-doc-example and their number as data-example.
   */
  examples?: string;
  /**
   * What the tab and bookmarks call the page; may be a formula. Absent: the name that its address has.
   */
  pageTitle?: string;
  /**
   * Further classes of the node.
   */
  className?: string;
  [k: string]: unknown;
}
