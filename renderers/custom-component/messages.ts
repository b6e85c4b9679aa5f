/** What a component may say through its port. */
export type FromComponent =
  | { t: 'ready' }
  | { t: 'pong' }
  | { t: 'error'; message: string; isFatal?: boolean }
  | { t: 'height'; px: number }
  | { t: 'event'; name: string; detail: unknown };

/** What the page says to it. */
export type ToComponent =
  | { t: 'ping' }
  | { t: 'props'; props: Record<string, unknown> }
  | { t: 'theme'; theme: Record<string, string> };

const NAME = /^[a-z][a-zA-Z0-9]{0,39}$/;
const LONGEST_ERROR = 300;
const HIGHEST = 20_000;

/** How much a message may hold: characters, values, and values in one another. */
const ROOM = { characters: 65_536, values: 5000, depth: 12 };

/** Whether a value is plain JSON of a bounded size. Nothing is looked at beyond the bounds. */
function isPlain(value: unknown): boolean {
  let { characters, values } = ROOM;
  const waiting: [unknown, number][] = [[value, 0]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [each, depth] = next;
    values -= 1;
    if (values < 0 || depth > ROOM.depth) return false;
    if (typeof each === 'string') characters -= each.length;
    else if (typeof each === 'object' && each !== null) {
      if (!Array.isArray(each) && Object.getPrototypeOf(each) !== Object.prototype) return false;
      for (const [key, inner] of Object.entries(each)) {
        characters -= key.length;
        waiting.push([inner, depth + 1]);
      }
    } else if (!['boolean', 'number', 'undefined'].includes(typeof each) && each !== null) return false;
    if (characters < 0) return false;
  }
  return true;
}

const shapes: { [Type in FromComponent['t']]: (message: Record<string, unknown>) => boolean } = {
  ready: () => true,
  pong: () => true,
  error: ({ message, isFatal }) =>
    typeof message === 'string' &&
    message.length <= LONGEST_ERROR &&
    (isFatal === undefined || typeof isFatal === 'boolean'),
  height: ({ px }) => Number.isInteger(px) && (px as number) >= 0 && (px as number) <= HIGHEST,
  event: ({ name }) => typeof name === 'string' && NAME.test(name),
};

/** A message of a component that is as it should be; undefined for every other one. Nothing in it is to be trusted all the same. */
export function readMessage(message: unknown): FromComponent | undefined {
  if (typeof message !== 'object' || message === null || !isPlain(message)) return undefined;
  const { t } = message as { t?: unknown };
  if (typeof t !== 'string' || !Object.hasOwn(shapes, t)) return undefined;
  return shapes[t as FromComponent['t']](message as Record<string, unknown>) ? (message as FromComponent) : undefined;
}
