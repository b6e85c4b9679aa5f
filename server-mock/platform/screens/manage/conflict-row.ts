import type { Choice, Choices, Conflict, Json } from '../../../../src/merge/index.ts';
import { kindAt, labelAt, nodeInWords, placesOfKeys, propertyInWords, wordsIn } from '../../../../src/merge/index.ts';
import type { AnswerTo, Context } from '../../../kernel/contracts/index.ts';

type Said = Pick<Context, 'services' | 'text'>;

type Pages = Record<'base' | 'theirs' | 'mine', object>;

/** What describes a conflict. `places` finds the nodes that show text keys; it walks the base page once for all conflicts. */
interface DescribeParts {
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

/** Answers the sentence of a conflict, and the text that stands for a missing value: for a text key, the product's own words. */
function describe({ said, pages, places }: DescribeParts, { kind, node, property = '', mine, theirs, base }: Conflict) {
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

function toConflict(parts: DescribeParts, conflict: Conflict): ConflictRow {
  const { id, kind, pointer, stands, base, theirs, mine } = conflict;
  const { sentence, unset } = describe(parts, conflict);
  const shown = (side: Conflict['base']) => valueShown(side, unset, parts.said);
  const values = kind === 'property' ? { base: shown(base), theirs: shown(theirs), mine: shown(mine) } : {};
  return { id, kind, pointer, stands, text: sentence, ...values };
}

/** Describes the first conflicts of a merge in words. `moreConflicts` counts those that the answer leaves out. */
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
