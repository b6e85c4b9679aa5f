const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const VOID = new Set(['input', 'img', 'hr', 'br']);

/** A text made safe for element content and for quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character]!);

/** Attribute values; `true` writes the bare name, `undefined`, `null` and `false` leave the attribute out. */
export type Attributes = Record<string, string | number | boolean | null | undefined>;

/**
 * An element as markup. Tag and attribute names come from this folder only, values are escaped here.
 * @param content markup, already escaped
 */
export function element(tag: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== null && value !== false)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`))
    .join('');
  return VOID.has(tag) ? `<${tag}${written}>` : `<${tag}${written}>${content}</${tag}>`;
}
