/** Elements that only shape text. */
const tags = 'a|abbr|b|br|code|dd|div|dl|dt|em|h[1-6]|hr|i|kbd|li|mark|ol|p|pre|s|small|span|strong|sub|sup|u|ul|wbr';

/** Attributes that cannot name an address or a program. */
const attributes = '(?:\\s+(?:class|title|lang|dir)="[^"<>&]*")*';

const inert = new RegExp(`^(?:[^<]|<\\/(?:${tags})>|<(?:${tags})${attributes}\\s*\\/?>)*$`);

/**
 * Whether a text is markup that cannot run, load or link anything: known elements with harmless attributes and nothing
 * else. Such markup needs no sanitiser, so that a page of plain texts never loads one. A no only means "ask DOMPurify".
 */
export function isInertMarkup(html: string): boolean {
  return !html.includes('<') || inert.test(html);
}
