/** Where the server has the decoration of a sign-in page: a document for `<iframe>`, static and without a session. */
export const decorationPath = '/login/decoration';

/** Leads to the page that asks before a link of a decoration leads on. */
export const leavePath = '/login/leave';

/**
 * The sandbox of a decoration, in the frame and in the document's own policy. No script, form or origin. A link opens in a window of its
 * own, which is not in the sandbox: without `allow-popups` no link could lead anywhere, because nothing in the frame can speak to the
 * document around it.
 */
export const DECORATION_SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';
