/** Selectors of sign-in pages that test the descendants or siblings of an element. */
const TESTS_OTHERS = /:has\(.*(?:\.pw-sign-in|#standard-login)/;

/**
 * Removes the style rules of sign-in pages from the editor's own document, which shows no sign-in page. Their `:has(…)` selectors apply
 * to every element, so each DOM change invalidates the styles of all lists, links and icons. That took 200 ms for each selection in a
 * page of 1,000 nodes. The canvas loads its own style sheets and keeps these rules.
 */
export function dropSignInRules(page: Document = document): void {
  for (const sheet of page.styleSheets) {
    // What an extension of the browser adds may not be read.
    if (sheet.href && !sheet.href.startsWith(page.location.origin)) continue;
    for (let at = sheet.cssRules.length - 1; at >= 0; at -= 1) {
      const { selectorText = '' } = sheet.cssRules[at] as Partial<CSSStyleRule>;
      if (TESTS_OTHERS.test(selectorText)) sheet.deleteRule(at);
    }
  }
}
