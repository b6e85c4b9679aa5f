import { misspelt, pick } from './random.ts';

const ANYTHING: readonly unknown[] = [
  null,
  12345,
  true,
  'abcd',
  '',
  '${a}',
  '7',
  [],
  [1],
  {},
  { a: 1 },
  { type: 'tpl' },
  { type: 'x' },
];

type Place = { owner: Record<string, unknown>; name: string };

function placesIn(value: unknown, found: Place[] = []): Place[] {
  if (value === null || typeof value !== 'object') return found;
  for (const [name, below] of Object.entries(value)) {
    found.push({ owner: value as Record<string, unknown>, name });
    placesIn(below, found);
  }
  return found;
}

/** A copy of a page with something changed by chance, wrong or not: a value, a name, something left out or put in. */
export function disturbed(page: unknown, random: () => number): unknown {
  const copy: unknown = structuredClone(page);
  const places = placesIn(copy);
  if (places.length === 0) return copy;
  const { owner, name } = pick(places, random);
  const isList = Array.isArray(owner);
  const changes = [
    () => {
      owner[name] = pick(ANYTHING, random);
    },
    () => {
      if (!isList) owner[misspelt(name, random)] = owner[name];
      if (!isList) delete owner[name];
    },
    () => {
      if (!isList) delete owner[name];
    },
    () => {
      if (!isList)
        owner[pick(['type', 'body', 'label', 'mode', 'api', 'zzz', '$x', 'constructor'], random)] = pick(
          ANYTHING,
          random,
        );
    },
  ];
  pick(changes, random)();
  return copy;
}
