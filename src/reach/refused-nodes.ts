/**
 * Whether pages of companies and apps have no node of a type: `web-component` makes any element with any attribute. Its forms, fields
 * and popovers are the browser's own; nothing of the platform would see what people type there. `users-select` covers the whole
 * document. `input-password`: the browser would fill in the password that it has kept for the platform. `sign-in`, `decoration`: the
 * platform's form stands in the platform's document alone. amis ignores the case of types.
 */
export const isRefusedType = (type: unknown): boolean =>
  /^(?:web-component|users-select|input-password|sign-in|decoration)$/i.test(String(type));

/** A property that no tenant's page has, also not by a formula: amis takes the key in the whole document, and Tab or Enter would lead nowhere. */
const REFUSED_KEY = /^hotKey(?:On|Expr)?$/;

/** Whether a page of a company or app has no property of a name, whatever the node. */
export const isRefusedKey = (key: string): boolean => REFUSED_KEY.test(key);

/** Elements of text and of a page's parts. Any other, such as a field, does something by itself. */
const ELEMENTS =
  /^(?:div|span|p|h[1-6]|section|article|aside|header|footer|main|nav|ul|ol|li|dl|dt|dd|pre|code|blockquote|figure|figcaption|strong|em|b|i|u|s|small|mark|sub|sup|kbd|abbr|time|address|label|details|summary|hr)$/;

/** Properties that name the element around a node. */
const ELEMENT_KEY = /^(?:wrapperComponent|headingComponent|componentClass)(?:On|Expr)?$/;

/** Whether a property names an element that a page of a company or app may not have around its nodes. */
export const isRefusedElement = (key: string, value: unknown): boolean =>
  ELEMENT_KEY.test(key) && (/(?:On|Expr)$/.test(key) || (value !== '' && !ELEMENTS.test(String(value ?? 'div'))));
