/** The value at a dotted path of a provider's answer; undefined where there is none. Only what the answer itself holds counts. */
export function valueAt(answer: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => {
    const holds = typeof value === 'object' && value !== null && Object.hasOwn(value, name);
    return holds ? (value as Record<string, unknown>)[name] : undefined;
  }, answer);
}

/** The text at a dotted path: numbers count as their digits, anything else as nothing. */
export function textAt(answer: unknown, path: string): string {
  const value = path === '' ? undefined : valueAt(answer, path);
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value);
  return typeof value === 'string' ? value.trim() : '';
}
