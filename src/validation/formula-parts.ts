/** The formula inside one `${…}` of a text, and where it begins. */
interface FormulaPart {
  offset: number;
  source: string;
}

export const QUOTES = new Set(['"', "'", '`']);

/** Where the quoted text that begins at `from` ends (after its closing quote), a backslash guarding the next sign. */
export function endOfQuoted(text: string, from: number): number {
  const quote = text[from];
  let index = from + 1;
  while (index < text.length && text[index] !== quote) index += text[index] === '\\' ? 2 : 1;
  return index + 1;
}

/** Where the formula that begins at `from` ends: at its own closing brace, or at the end of the text. */
function endOfFormula(text: string, from: number): number {
  let depth = 1;
  let index = from;
  while (index < text.length) {
    const sign = text[index] ?? '';
    if (QUOTES.has(sign) && sign !== '`') {
      index = endOfQuoted(text, index);
      continue;
    }
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (depth === 0) return index;
    index += 1;
  }
  return index;
}

/** Every `${…}` of a text that amis evaluates; `\${` is plain text to it. */
export function formulaParts(text: string): FormulaPart[] {
  const parts: FormulaPart[] = [];
  for (let start = text.indexOf('${'); start !== -1; ) {
    if (text[start - 1] === '\\') {
      start = text.indexOf('${', start + 2);
      continue;
    }
    const end = endOfFormula(text, start + 2);
    parts.push({ offset: start + 2, source: text.slice(start + 2, end) });
    start = text.indexOf('${', end);
  }
  return parts;
}

/** A text with `instead` in the place of each of its formulas. */
export function withoutFormulas(text: string, instead: string): string {
  let rest = '';
  let from = 0;
  for (const { offset, source } of formulaParts(text)) {
    rest += text.slice(from, offset - 2) + instead;
    from = offset + source.length + 1;
  }
  return rest + text.slice(from);
}

/** A formula without the contents of its plain quoted texts, so that a pattern meets only its code. */
export function codeOf(formula: string): string {
  let code = '';
  let from = 0;
  for (let index = 0; index < formula.length; index++) {
    if (formula[index] !== "'" && formula[index] !== '"') continue;
    const end = endOfQuoted(formula, index);
    if (end > formula.length) break;
    code += `${formula.slice(from, index)}''`;
    from = end;
    index = end - 1;
  }
  return code + formula.slice(from);
}
