import type { Rule } from './rule.ts';

/** Whether an integer is another one once it is read: beyond 2^53 most have no number of their own. */
const isRounded = (literal: string): boolean =>
  /^-?\d{16,}$/.test(literal) && BigInt(literal) !== BigInt(Number(literal));

/** Numbers that browsers and the server keep as they are written. */
export const numberSize: Rule = ({ node }, _, { text }) => {
  if (node.type !== 'number') return [];
  const literal = text.slice(node.offset, node.offset + node.length);
  const number = literal.slice(0, 40);
  if (!Number.isFinite(Number(literal))) return [{ code: 'json.number-too-large', values: { number } }];
  if (!isRounded(literal)) return [];
  return [
    { code: 'json.number-rounded', severity: 'warning', values: { number, instead: String(BigInt(Number(literal))) } },
  ];
};
