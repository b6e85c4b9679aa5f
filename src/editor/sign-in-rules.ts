/** Rules of pages that people sign in on, which ask something of all that is inside an element. */
const ASKS_INSIDE = /:has\(.*(?:\.pw-sign-in|#standard-login)/;

/**
 * Takes the rules of sign-in pages out of the editor's own document, which shows none. They ask `:has(…)` of every element, so that
 * the browser looks up the styles of all lists, links and icons anew whenever anything changes: 200 ms of each selected node of a page
 * of 1,000. The canvas has its own sheets and keeps them.
 */
export function dropSignInRules(page: Document = document): void {
  for (const sheet of page.styleSheets) {
    // What an extension of the browser adds may not be read.
    if (sheet.href && !sheet.href.startsWith(page.location.origin)) continue;
    for (let at = sheet.cssRules.length - 1; at >= 0; at -= 1) {
      const { selectorText = '' } = sheet.cssRules[at] as Partial<CSSStyleRule>;
      if (ASKS_INSIDE.test(selectorText)) sheet.deleteRule(at);
    }
  }
}
