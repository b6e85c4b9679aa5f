/** The value of a field for several values: names and texts. */
export type Members = Readonly<Record<string, unknown>>;

/** The four sides, in the order of CSS. */
export const SIDES = ['top', 'right', 'bottom', 'left'] as const;
export type Side = (typeof SIDES)[number];

/** The four corners, in the order of CSS. */
export const CORNERS = ['top-left', 'top-right', 'bottom-right', 'bottom-left'] as const;

/** The name of one side of a border. */
export const borderKey = (side: string, part: string): string => `${side}-border-${part}`;

/** The name of a rounded corner. */
export const radiusKey = (corner: string): string => `${corner}-border-radius`;

/** The name of a space: `paddingTop`. */
export const spaceKey = (kind: 'padding' | 'margin', side: string): string =>
  kind + side.charAt(0).toUpperCase() + side.slice(1);

/** The members of a value; none of a value that is no object. */
export const membersOf = (value: unknown): Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : {};

/** A member as a text; empty where there is none. */
export function memberOf(value: unknown, key: string): string {
  const member = membersOf(value)[key];
  return typeof member === 'string' || typeof member === 'number' ? String(member) : '';
}

/** The text that all these members have; undefined where they differ. */
export function sharedMember(value: unknown, keys: readonly string[]): string | undefined {
  const [first = '', ...others] = keys.map((key) => memberOf(value, key));
  return others.every((text) => text === first) ? first : undefined;
}

/** The value with these members changed; those without a text go, others stay. Undefined when none is left. */
export function withMembers(
  value: unknown,
  keys: readonly string[],
  text: string | undefined,
): Record<string, unknown> | undefined {
  const kept = Object.entries(membersOf(value)).filter(([key]) => !keys.includes(key));
  const changed = text ? keys.map((key) => [key, text] as const) : [];
  const all = [...kept, ...changed];
  return all.length > 0 ? Object.fromEntries(all) : undefined;
}
