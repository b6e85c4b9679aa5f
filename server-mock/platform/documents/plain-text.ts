/**
 * The words of the first text node of a page that has a class, with their `i18n:` keys. Undefined when they, or whether
 * they are shown, come with the page's data; empty when the page has no such node.
 */
export function plainTextOf(schema: unknown, className: string): string | undefined {
  const found = firstText(schema, className);
  if (!found) return '';
  return found.conditional || /[$<]/.test(found.text) ? undefined : found.text;
}

function firstText(node: unknown, className: string): { text: string; conditional: boolean } | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  const { className: own, tpl, body, visibleOn, hiddenOn } = node as Record<string, unknown>;
  const text = tpl ?? body;
  if (typeof text === 'string' && typeof own === 'string' && own.split(' ').includes(className)) {
    return { text, conditional: visibleOn !== undefined || hiddenOn !== undefined };
  }
  for (const part of Object.values(node)) {
    const found = firstText(part, className);
    if (found !== undefined) return found;
  }
  return undefined;
}
