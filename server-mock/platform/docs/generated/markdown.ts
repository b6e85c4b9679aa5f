/** Text that means nothing else in Markdown, in a cell of a table too. */
export const escaped = (text: string): string =>
  text.replaceAll(/[\\`*_[\]<>|#{}]/g, (character) => `\\${character}`).replaceAll(/\s+/g, ' ');

/** A piece of code; fences in it cannot end it. */
export function code(language: string, text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}

/** A table of cells in Markdown. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows]
    .map(
      (cells) => `| ${cells.map((cell) => cell.replaceAll('\n', ' ').replaceAll(/(?<!\\)\|/g, '\\|')).join(' | ')} |`,
    )
    .join('\n');

/** What a JSON Schema says of a value. */
export interface Value {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Value[];
  items?: Value;
  $ref?: string;
}

/** What a JSON Schema lets a value be, in a few words. */
export function valueType({ type, const: constant, enum: values, anyOf, items, $ref }: Value): string {
  if (constant !== undefined) return `\`${JSON.stringify(constant)}\``;
  if (values) return values.map((value) => `\`${JSON.stringify(value)}\``).join(', ');
  if (anyOf) return [...new Set(anyOf.map(valueType))].join(' or ');
  if ($ref) return /SchemaCollection|SchemaObject/.test($ref) ? 'node' : $ref.split('/').at(-1) || 'object';
  if (type === 'array' && items) return `list of ${valueType(items)}`;
  return [type ?? 'any value'].flat().join(' or ');
}
