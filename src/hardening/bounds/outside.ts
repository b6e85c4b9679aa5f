/**
 * Whether amis puts what a property holds into the document that runs its scripts, as it stands. Where a page is edited, that document is
 * the platform's, and the page is drawn in another one. amis itself gives functions.
 */
export const isOutside = (key: string, value: unknown, type: unknown): boolean =>
  typeof value !== 'function' &&
  (/^(?:popOverContainer(?:Selector)?|animations)(?:On|Expr)?$/.test(key) ||
    (/^style(?:On|Expr)?$/.test(key) && String(type).toLowerCase() === 'nav'));
