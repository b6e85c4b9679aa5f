import { diff } from 'just-diff';

export interface Change {
  op: 'add' | 'remove' | 'replace';
  /** JSON pointer of the place. */
  pointer: string;
  before?: unknown;
  after?: unknown;
}

function at(value: unknown, path: (string | number)[]): unknown {
  let current = value;
  for (const step of path) current = (current as Record<string | number, unknown> | undefined)?.[step];
  return current;
}

const pointerStep = (step: string | number) => String(step).replaceAll('~', '~0').replaceAll('/', '~1');

/** What has to be done to the first value to get the second. */
export function changesBetween(from: object, to: object): Change[] {
  return diff(from, to).map(({ op, path, value }) => ({
    op,
    pointer: path.map((step) => `/${pointerStep(step)}`).join(''),
    ...(op === 'add' ? {} : { before: at(from, path) }),
    ...(op === 'remove' ? {} : { after: value }),
  }));
}
