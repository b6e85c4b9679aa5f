import type { Choice, Choices, Conflict, Json } from '../../../../src/merge/index.ts';
import { kindAt, labelAt, nodeInWords, placesOfKeys, propertyInWords, wordsIn } from '../../../../src/merge/index.ts';
import type { AnswerTo, Context } from '../../../kernel/contracts/index.ts';

type Said = Pick<Context, 'services' | 'text'>;

type Pages = Record<'base' | 'theirs' | 'mine', object>;

/** What sentences are made from. `places` walks the whole page, once for all of them. */
interface Told {
  said: Said;
  pages: Pages;
  places: () => ReturnType<typeof placesOfKeys>;
}

type ConflictRow = AnswerTo<'mergeScreen'>['conflicts'][number];

/** Conflicts that an answer lists. Nobody decides more at a time, and a browser draws a form for each. */
const MOST = 50;

/** Characters of a value that is shown beside others. */
const LONGEST = 600;

/** A value as it stands; `unset` where the node has none. */
function valueShown(side: Conflict['base'], unset: string, { text }: Said): string {
  if (!side) return text('api.conflict.absent');
  if (side.value === undefined) return unset;
  const value = typeof side.value === 'string' ? side.value : JSON.stringify(side.value);
  return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
}

/** The sentence of a conflict, and what people read where a side has no value of its own: of a key's words the product's. */
function told({ said, pages, places }: Told, { kind, node, property = '', mine, theirs, base }: Conflict) {
  const { services, text } = said;
  const words = wordsIn(property.slice(1));
  const place = words && places().get(words.key);
  if (words && place !== null && place !== undefined) {
    const named = { type: kindAt(pages.base as Json, place), label: labelAt(pages.base as Json, place) };
    const language = text(`api.language.${words.language}`);
    return {
      sentence: text('api.conflict.words', { language, node: nodeInWords(text, named) }),
      unset: services.texts.text(words.language, words.key),
    };
  }
  const [side, page] = mine ? [mine, pages.mine] : theirs ? [theirs, pages.theirs] : [base, pages.base];
  const label = side ? labelAt(page as Json, side.pointer) : '';
  const values = {
    node: nodeInWords(text, { type: node.type ?? '', label }),
    property: propertyInWords(text, property.slice(1)),
  };
  return { sentence: text(`api.conflict.${kind}`, values), unset: text('api.conflict.unset') };
}

function toConflict(parts: Told, conflict: Conflict): ConflictRow {
  const { id, kind, pointer, stands, base, theirs, mine } = conflict;
  const { sentence, unset } = told(parts, conflict);
  const shown = (side: Conflict['base']) => valueShown(side, unset, parts.said);
  const values = kind === 'property' ? { base: shown(base), theirs: shown(theirs), mine: shown(mine) } : {};
  return { id, kind, pointer, stands, text: sentence, ...values };
}

/** The conflicts of a merge as people read them, and how many more there are than an answer lists. */
export function toConflicts(said: Said, pages: Pages, conflicts: readonly Conflict[]) {
  let found: ReturnType<typeof placesOfKeys> | undefined;
  const places = () => {
    found ??= placesOfKeys(pages.base as Json);
    return found;
  };
  return {
    conflicts: conflicts.slice(0, MOST).map((conflict) => toConflict({ said, pages, places }, conflict)),
    moreConflicts: Math.max(0, conflicts.length - MOST),
  };
}

/** Choices by the conflict's id, from a list of them. */
export const choicesOf = (choices: readonly { id: string; choice: Choice }[] = []): Choices =>
  Object.fromEntries(choices.map(({ id, choice }) => [id, choice]));
