import accepted from './accepted.json' with { type: 'json' };

/** Licences that ask for no more than their own text and the copyright notice beside the copy. */
const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** What old packages write instead of the name in the list of SPDX. */
const OLD_NAMES: Record<string, string> = { 'MIT/X11': 'MIT', 'Apache 2.0': 'Apache-2.0' };

interface Manifest {
  license?: unknown;
  licenses?: unknown;
}

const typeOf = (value: unknown): unknown => (value as { type?: unknown } | null)?.type;

/** The licence that a package names, as an SPDX expression where it does so; undefined when it names none. */
export function namedLicence({ license, licenses }: Manifest): string | undefined {
  const all = [license, ...(Array.isArray(licenses) ? licenses : [licenses])];
  const name = all.map((one) => (typeof one === 'string' ? one : typeOf(one))).find((one) => typeof one === 'string');
  return typeof name === 'string' ? (OLD_NAMES[name] ?? name) : undefined;
}

/**
 * Whether an SPDX expression lets us choose permissive licences alone. `AND` needs all of its parts, `OR` one of them;
 * `AND` binds closer. What is no expression is not permissive.
 */
export function isPermissive(expression: string): boolean {
  const inner = /\(([^()]*)\)/.exec(expression);
  if (inner) return isPermissive(expression.replace(inner[0], isPermissive(inner[1] ?? '') ? 'MIT' : 'REFUSED'));
  return expression.split(' OR ').some((part) => part.split(' AND ').every((name) => PERMISSIVE.has(name.trim())));
}

/** A licence that `accepted.json` gives to a package: what it is, and why that may be shipped. */
export interface Accepted {
  licence: string;
  why: string;
}

/** The entry of `accepted.json` for a package; its keys are names, or beginnings of names that end in `*`. */
export function acceptedLicence(
  name: string,
  list: Record<string, Accepted> = accepted.packages,
): Accepted | undefined {
  const key = Object.keys(list).find((known) =>
    known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : known === name,
  );
  return key === undefined ? undefined : list[key];
}
