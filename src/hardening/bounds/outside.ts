/**
 * Whether amis would put the value of a property into the document that runs amis. In the editor that is the platform's document, while
 * the page is drawn in the canvas. Functions come from amis itself and pass.
 */
export const isOutside = (key: string, value: unknown, type: unknown): boolean =>
  typeof value !== 'function' &&
  (/^(?:popOverContainer(?:Selector)?|animations)(?:On|Expr)?$/.test(key) ||
    (/^style(?:On|Expr)?$/.test(key) && String(type).toLowerCase() === 'nav'));
