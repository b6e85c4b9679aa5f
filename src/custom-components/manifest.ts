import { isWords, type PackageWords } from './words.ts';

/** The `manifest.json` of a package. */
export interface ComponentManifest {
  /** By which pages name the component. */
  name: string;
  /** Three numbers. */
  version: string;
  title?: PackageWords;
  description?: PackageWords;
  /** SPDX word. */
  licence: string;
  /** The page types whose new pages begin with it: 9, 50 (phone). Any page may name it. */
  types?: (9 | 50)[];
  /** The events that it tells. */
  events?: string[];
  /** Pixels that are kept free until it says how high it is. */
  height?: number;
}

type Test = (value: unknown) => boolean;

const matches =
  (pattern: RegExp): Test =>
  (value) =>
    typeof value === 'string' && pattern.test(value);
const listOf =
  (test: Test, most: number): Test =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(test);

const members: Record<keyof ComponentManifest, Test> = {
  name: matches(/^[a-z][a-z0-9-]{0,39}$/),
  version: matches(/^\d{1,5}\.\d{1,5}\.\d{1,5}$/),
  title: isWords,
  description: isWords,
  licence: matches(/^[A-Za-z0-9.+-]{1,60}$/),
  types: listOf((type) => type === 9 || type === 50, 2),
  events: listOf(matches(/^[a-z][a-zA-Z0-9]{0,39}$/), 50),
  height: (value) => Number.isInteger(value) && (value as number) > 0 && (value as number) <= 4000,
};

const required: readonly (keyof ComponentManifest)[] = ['name', 'version', 'licence'];

/** The member of a `manifest.json` that is missing, unknown or wrong; undefined for one that is right. */
export function manifestMistake(value: unknown): string | undefined {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return 'name';
  const missing = required.find((name) => !Object.hasOwn(value, name));
  if (missing) return missing;
  return Object.entries(value).find(
    ([name, content]) => !(Object.hasOwn(members, name) && members[name as keyof ComponentManifest](content)),
  )?.[0];
}
