/**
 * The words of the first text node of a page that has a class, with their `i18n:` keys. Undefined when they come with the
 * page's data; empty when the page has no such node.
 */
export function plainTextOf(schema: unknown, className: string): string | undefined {
  const text = firstText(schema, className);
  return text === undefined ? '' : /[$<]/.test(text) ? undefined : text;
}

function firstText(node: unknown, className: string): string | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  const { className: own, tpl, body } = node as Record<string, unknown>;
  const text = tpl ?? body;
  if (typeof text === 'string' && typeof own === 'string' && own.split(' ').includes(className)) return text;
  for (const part of Object.values(node)) {
    const found = firstText(part, className);
    if (found !== undefined) return found;
  }
  return undefined;
}
