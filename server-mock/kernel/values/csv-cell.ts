/** What a spreadsheet skips before it looks for a formula: blanks, control characters and signs that are not drawn. */
const UNSEEN = /^[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]+/u;

/** The signs a formula begins with; full-width and small forms become these by NFKC. The last one is the mathematical minus. */
const FORMULA = /^[=+\-@\u2212]/;

/** Whether a spreadsheet may take a text for a formula: tab and line breaks move what follows into a cell of its own. */
function looksLikeFormula(text: string): boolean {
  const seen = text.replace(UNSEEN, '').slice(0, 1).normalize('NFKC');
  return FORMULA.test(seen) || /^[\t\r\n]/.test(text);
}

/** Whether a cell needs an apostrophe. So do texts that begin with apostrophes already: reading takes one away again. */
const isTamed = (text: string): boolean => looksLikeFormula(text.replace(/^'+/, ''));

/**
 * A cell of RFC 4180, always in quotes: some spreadsheets also part cells at semicolons. One that a spreadsheet would take for a
 * formula begins with an apostrophe (OWASP, CSV injection).
 */
export function csvCell(value: unknown): string {
  const text = String(value ?? '');
  const tame = isTamed(text) ? `'${text}` : text;
  return `"${tame.replaceAll('"', '""')}"`;
}

/** The text of a cell as it was before `csvCell` wrote it. */
export const cellText = (cell: string): string => (cell.startsWith("'") && isTamed(cell) ? cell.slice(1) : cell);
