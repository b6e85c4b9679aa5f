/** Signs that turn the direction of writing round: with them, a line can look like another one. */
const TURNING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A value as JSON with two spaces; nothing for no value. Signs that cannot be seen are written as JSON escapes them. */
export function printValue(value: unknown): string {
  return (JSON.stringify(value, null, 2) ?? '').replace(TURNING, escaped);
}
