/** When a calendar's range begins or ends. A number is a time in milliseconds, a text begins with a year. */
function timeOf(value: unknown): number {
  const year = /^\s*(\d{4})(?!\d)/.exec(String(value));
  return year && typeof value === 'string' ? Date.UTC(Number(year[1]), 0) : Number(value);
}

/** Whole years between the ends of a range; a single year, month or day is none. */
export function yearsOf(range: unknown): number {
  if (!Array.isArray(range) || range.length < 2) return 0;
  return Math.abs(timeOf(range[1]) - timeOf(range[0])) / (366 * 86_400_000);
}
