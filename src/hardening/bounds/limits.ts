/** What a page of a company or an app may have. */
export const tenantLimits = {
  /** Nodes of its definition. Where pages are edited, also nodes that are on the screen at once. */
  nodes: 2000,
  /** Nodes in one another. */
  depth: 40,
  /** Milliseconds between two calls of a page that asks again and again. */
  interval: 5000,
} as const;
