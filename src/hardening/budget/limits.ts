/** What the formulas of a page may use. The numbers were measured: the slowest hostile formula takes some 20 ms at these limits. */
export const limits = {
  /** Steps of one expression. A step is about a node of its syntax tree, or 64 characters that a function reads. */
  steps: 20_000,
  /** Characters and list items that one expression makes. */
  size: 1_000_000,
  /** Steps of all expressions of a page within `purseWindow`. */
  purse: 200_000,
  /** Milliseconds after which a page's purse is full again. */
  purseWindow: 1000,
  /** Steps that an expression may take when the purse is empty: every formula of the built-in screens needs fewer. */
  smallChange: 300,
  /** Characters of a text with formulas. */
  formulaLength: 8192,
  /** Texts with formulas on one page. */
  formulasOfPage: 5000,
  /** Stopped formulas after which a layer is given up. */
  stops: 3,
};
