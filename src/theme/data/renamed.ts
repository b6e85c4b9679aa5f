import renamed from '../../../schemas/theme/renamed.json' with { type: 'json' };

const names = new Map(Object.entries(renamed.names));
const starts = Object.entries(renamed.starts);

/** The variable that amis reads for a name of the public theme data; some of these are those of older versions. */
export function amisName(name: string): string {
  const known = names.get(name);
  if (known !== undefined) return known;
  for (const [start, now] of starts) if (name.startsWith(start)) return now + name.slice(start.length);
  return name;
}
