/**
 * Replaces the address of an app wherever a text of pages names it, alone or as the beginning of a longer address. A key that
 * only begins like this one stays: `/company/a/app/crm-old` is another app than `/company/a/app/crm`.
 * @param from an address as contracts allow it: letters, digits, hyphens and slashes, so that none of its signs means anything in a pattern
 */
export function moveAddress<Value>(value: Value, from: string, to: string): Value {
  if (from === to) return value;
  const named = new RegExp(`${from}(?![A-Za-z0-9-])`, 'g');
  return JSON.parse(JSON.stringify(value).replace(named, () => to)) as Value;
}
