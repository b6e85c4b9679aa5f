import type { Problem, Rule } from './rule.ts';

/** No object has a property twice (parsers keep one of them) and none is called `__proto__`. */
export const propertyNames: Rule = ({ node }) => {
  if (node.type !== 'object') return [];
  const seen = new Set<string>();
  const problems: Problem[] = [];
  for (const entry of node.children ?? []) {
    const name = entry.children?.[0];
    if (!name) continue;
    const key: string = name.value;
    const place = { offset: name.offset, property: key };
    if (key === '__proto__') problems.push({ code: 'json.prototype-key', ...place });
    if (seen.has(key)) problems.push({ code: 'json.duplicate-key', values: { key }, ...place });
    seen.add(key);
  }
  return problems;
};
