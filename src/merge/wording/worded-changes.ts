import type { OwnTexts } from '../../types/amis.ts';
import type { Change, Changed, Difference } from '../difference/change.ts';
import type { Json } from '../page/json.ts';
import { isOfWords, type WordsOf, wordsIn } from '../page/words.ts';
import { cut, kindAt, labelAt } from './label.ts';
import { ownWords, placesOfKeys } from './own-words.ts';
import { withoutRepacked } from './repacked.ts';

/** What a changed value is: people read words, expressions and calls differently. */
export type About = 'text' | 'expression' | 'call' | 'value';

/** A change as a sentence needs it: short, and without the pages. */
export interface WordedChange {
  kind: Change['kind'] | 'reordered';
  /** Of which kind people take the node to be: its type, or `heading`; empty for a text, and for a column or an option without a type. */
  type: string;
  /**
   * What people call the node, or called it before the change: its label, title or text, else its name or id; may be a text key, and is
   * cut when it is long.
   */
  label: string;
  /** JSON pointer of the node in the later page; in the earlier one when it is gone. */
  pointer: string;
  /** The property that has another value, with slashes between its names. */
  property?: string;
  about?: About;
  /** The values, cut when they are long; absent where there was or is none. Words of a key are whole. */
  before?: string;
  after?: string;
  /** The words that the page of `label` brings along for its keys and those of `before`. */
  own?: OwnTexts;
  /** The words that the later page brings along for keys of `after`. */
  newOwn?: OwnTexts;
  /** The words that changed, where they did and the node itself stayed as it was. */
  words?: WordsOf;
  /** How many nodes a box was put around or taken away from. */
  count?: number;
}

/** Characters of a value. */
const LONGEST_VALUE = 300;

function shown(value: Json | undefined): string | undefined {
  if (value === undefined) return undefined;
  return cut(typeof value === 'string' ? value : JSON.stringify(value), LONGEST_VALUE);
}

/**
 * What a value of a node is, by its property.
 * @param property with slashes between its names
 */
export function aboutOf(property: string, value: Json | undefined): About {
  const name = property.slice(property.lastIndexOf('/') + 1);
  if (/api$/i.test(name) || /(^|\/)(\w*Api|api)(\/|$)/.test(property) || name === 'source') return 'call';
  if (/On$|expression$/i.test(name) || (typeof value === 'string' && value.includes('${'))) return 'expression';
  return typeof value === 'string' ? 'text' : 'value';
}

/** A worded change without what it does not have. */
const present = (worded: { [Name in keyof WordedChange]: WordedChange[Name] | undefined }): WordedChange =>
  Object.fromEntries(Object.entries(worded).filter(([, value]) => value !== undefined)) as unknown as WordedChange;

/** Tells a change of a node. People know the node by what was read on it before. */
function wordNode(change: Change, from: Json, to: Json): WordedChange {
  const [page, place] = 'from' in change ? [from, change.from] : [to, change.to];
  const isReordered = change.kind === 'moved' && change.isReordered;
  const label = labelAt(page, place);
  const worded = {
    kind: isReordered ? ('reordered' as const) : change.kind,
    type: kindAt(page, place),
    label,
    pointer: 'to' in change ? change.to : change.from,
  };
  if ('count' in change) return present({ ...worded, own: ownWords(page, label), count: change.count });
  if (change.kind !== 'changed') return present({ ...worded, own: ownWords(page, label) });
  const [before, after] = [shown(change.before), shown(change.after)];
  return present({
    ...worded,
    property: change.property.slice(1),
    about: aboutOf(change.property, change.after ?? change.before),
    before,
    after,
    own: ownWords(from, label, before),
    newOwn: ownWords(to, after),
  });
}

type Places = ReadonlyMap<string, string>;

/**
 * Reports a changed text key at the node that uses it. Nobody sees words that no node uses. A key that only the earlier or only
 * the later page uses is reported with the changed node.
 */
function wordOwnTexts(
  change: Changed,
  { from, places }: { from: Json; places: readonly [Places, Places] },
): WordedChange[] {
  const words = wordsIn(change.property.slice(1));
  const [was, is] = words ? places.map((each) => each.get(words.key)) : [];
  if (!words || was === undefined || is === undefined) return [];
  const label = labelAt(from, was);
  const whole = (value: Json | undefined) => (typeof value === 'string' ? value : undefined);
  const worded = { kind: change.kind, type: kindAt(from, was), label, pointer: is, about: 'text' as const, words };
  const [before, after] = [whole(change.before), whole(change.after)];
  return [present({ ...worded, before, after, own: ownWords(from, label) })];
}

/** Whether only tools read the changed property: `$schema` is the address of a JSON schema and changes nothing that people see. */
const isForTools = (change: Change): boolean => change.kind === 'changed' && change.property === '/$schema';

/** Makes the changes of a page short enough to be worded. */
export function wordChanges({ changes }: Pick<Difference, 'changes'>, from: Json, to: Json): WordedChange[] {
  let places: readonly [Places, Places] | undefined;
  return withoutRepacked(changes, from, to).flatMap((change) => {
    if (isForTools(change)) return [];
    if (change.kind !== 'changed' || !isOfWords(change.property.slice(1))) return [wordNode(change, from, to)];
    places ??= [placesOfKeys(from), placesOfKeys(to)];
    return wordOwnTexts(change, { from, places });
  });
}
