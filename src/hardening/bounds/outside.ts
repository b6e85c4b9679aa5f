/**
 * Whether a property tells amis to draw a part of a node elsewhere in the document, for instance over the platform's own parts.
 * amis itself gives functions.
 */
export const isOutsideKey = (key: string, value: unknown): boolean =>
  /^popOverContainer(?:Selector)?$/.test(key) && typeof value !== 'function';
