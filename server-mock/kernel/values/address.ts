const local = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*";
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const pattern = new RegExp(`^${local}@(?:${label}\\.)+${label}$`);

/**
 * Whether a string is exactly one plain mail address. Stricter than the standard on purpose: no display name, no
 * list, no quoting, no line break, since the mail library would follow a header smuggled into the address.
 */
export function isMailAddress(value: string): boolean {
  if (value.length > 254 || value.includes('\n')) return false;
  return pattern.test(value) && value.indexOf('@') <= 64;
}
