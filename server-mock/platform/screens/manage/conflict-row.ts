import type { Choice, Choices, Conflict, Json } from '../../../../src/merge/index.ts';
import {
  kindAt,
  labelAt,
  nodeInWords,
  placesOfKeys,
  propertyInWords,
  readerOf,
  wordsIn,
} from '../../../../src/merge/index.ts';
import type { AnswerTo, Context } from '../../../kernel/contracts/index.ts';

type Said = Pick<Context, 'services' | 'text' | 'locale'>;

type SideName = 'base' | 'theirs' | 'mine';

type Pages = Record<SideName, object>;

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

/** Reads a page as the person who asks does. */
const readerFor = ({ services, locale }: Said, page: object) => readerOf(services.texts.text, locale, page as Json);

/** A value as people read it on its page; `unset` where the node has none. */
function valueShown({ said, pages }: DescribeParts, name: SideName, side: Conflict['base'], unset: string): string {
  if (!side) return said.text('api.conflict.absent');
  if (side.value === undefined) return unset;
  const written = typeof side.value === 'string' ? side.value : JSON.stringify(side.value);
  const value = readerFor(said, pages[name])(written);
  return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
}

/** What people call the node at a place of a page. */
function nodeAt({ said }: DescribeParts, page: object, place: string): string {
  return nodeInWords(said.text, {
    type: kindAt(page as Json, place),
    label: readerFor(said, page)(labelAt(page as Json, place)),
  });
}

/** Answers the sentence of a conflict, and the text that stands for a missing value: for a text key, the product's own words. */
function describe(parts: DescribeParts, { kind, node, property = '', mine, theirs, base }: Conflict) {
  const { said, pages, places } = parts;
  const { services, text } = said;
  const words = wordsIn(property.slice(1));
  const place = words && places().get(words.key);
  if (words && place !== null && place !== undefined) {
    const language = text(`api.language.${words.language}`);
    return {
      sentence: text('api.conflict.words', { language, node: nodeAt(parts, pages.base, place) }),
      unset: services.texts.text(words.language, words.key),
    };
  }
  const [side, page] = mine ? [mine, pages.mine] : theirs ? [theirs, pages.theirs] : [base, pages.base];
  const values = {
    node: side ? nodeAt(parts, page, side.pointer) : nodeInWords(text, { type: node.type ?? '', label: '' }),
    property: propertyInWords(text, property.slice(1)),
  };
  return { sentence: text(`api.conflict.${kind}`, values), unset: text('api.conflict.unset') };
}

function toConflict(parts: DescribeParts, conflict: Conflict): ConflictRow {
  const { id, kind, pointer, stands } = conflict;
  const { sentence, unset } = describe(parts, conflict);
  const shown = (name: SideName) => valueShown(parts, name, conflict[name], unset);
  const values = kind === 'property' ? { base: shown('base'), theirs: shown('theirs'), mine: shown('mine') } : {};
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
