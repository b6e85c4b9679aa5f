/** A name that a field got because its label has no letters that a name may have. */
const MADE_UP = /^field\d+$/;

/** `Date of birth` → `dateOfBirth`; empty where a label has no letters that a name may have. */
export function nameOf(label: string): string {
  const words = label.match(/[A-Za-z0-9]+/g) ?? [];
  const name = words
    .map((word, at) => (at === 0 ? word.charAt(0).toLowerCase() : word.charAt(0).toUpperCase()) + word.slice(1))
    .join('');
  return /^[A-Za-z]/.test(name) ? name : '';
}

/** A name that no other field of the form has. */
export function freeName(label: string, taken: ReadonlySet<string>): string {
  const wish = nameOf(label);
  for (let number = 1; ; number += 1) {
    const name = wish && number === 1 ? wish : `${wish || 'field'}${number}`;
    if (!taken.has(name)) return name;
  }
}

/**
 * Whether a name goes on following the label: nobody has chosen it, and the label was still being written. Other parts of the page may
 * read a field by its name, so a name that was there before stays.
 */
export function followsLabel(name: string, before: string, label: string): boolean {
  if (MADE_UP.test(name)) return nameOf(label) !== '';
  return name === nameOf(before) && label.startsWith(before) && /^\w/.test(label.slice(before.length));
}
