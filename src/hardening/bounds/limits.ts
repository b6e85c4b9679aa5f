/** What a page of a company or an app may have. */
export const tenantLimits = {
  /** Nodes of its definition, and nodes that are on the screen at once. */
  nodes: 2000,
  /** The same of a sign-in page: it shares the platform's document, where one piece of work keeps people from the form. */
  signInNodes: 500,
  /** Nodes in one another. */
  depth: 40,
  /** Rows of a table's page. */
  rows: 100,
  /** Choices and items that a list shows. */
  items: 500,
  /** Milliseconds between two calls of a page that asks again and again. */
  interval: 5000,
} as const;

/** The platform's sign-in forms on one page: a narrow and a wide layout may have one each. */
export const SIGN_IN_FORMS = 2;
