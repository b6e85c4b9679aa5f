/** The value below which so many percent of the samples lie (nearest rank). Throws for no samples. */
export function percentile(samples: readonly number[], percent: number): number {
  const sorted = [...samples].sort((left, right) => left - right);
  const rank = Math.max(1, Math.ceil((percent / 100) * sorted.length));
  const value = sorted[rank - 1];
  if (value === undefined) throw new RangeError('No samples');
  return value;
}

/** The value in the middle. */
export function median(samples: readonly number[]): number {
  return percentile(samples, 50);
}
