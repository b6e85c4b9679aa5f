/**
 * Whether a property tells amis to draw a part of a node elsewhere in the document, for instance over the platform's own parts.
 * amis itself gives functions.
 */
export const isOutsideKey = (key: string, value: unknown): boolean =>
  /^popOverContainer(?:Selector)?$/.test(key) && typeof value !== 'function';

const DIALOG = /^(?:dialog|drawer)$/;

/** Whether a property opens a dialog on load: it would lie over the page and the platform's parts, and could not be closed. */
export const isSelfOpening = (key: string, type: unknown): boolean =>
  /^show(?:On|Expr)?$/.test(key) && DIALOG.test(String(type).toLowerCase());
