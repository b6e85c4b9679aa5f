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
import type { AnswerTo } from '../../../kernel/contracts/index.ts';
import { type Pages, type Said, type SideName, valuesShown } from './conflict-values.ts';

/** What describes a conflict. `places` finds the nodes of a page that show text keys; it walks each page once for all conflicts. */
interface DescribeParts {
  said: Said;
  pages: Pages;
  places: (name: SideName) => ReturnType<typeof placesOfKeys>;
}

type ConflictRow = AnswerTo<'mergeScreen'>['conflicts'][number];

/** Conflicts that an answer lists. Nobody decides more at a time, and a browser draws a form for each. */
const MOST = 50;

/** Reads a page as the person who asks does. */
const readerFor = ({ services, locale }: Said, page: object) => readerOf(services.texts.text, locale, page as Json);

/** What people call the node at a place of a page. */
function nodeAt({ said }: DescribeParts, page: object, place: string): string {
  return nodeInWords(said.text, {
    type: kindAt(page as Json, place),
    label: readerFor(said, page)(labelAt(page as Json, place)),
  });
}

/** What people call the node that shows the words of a key; the page itself where none does. */
function nodeOfKey(parts: DescribeParts, key: string): string {
  const { pages, places } = parts;
  const name = (['base', 'mine', 'theirs'] as const).find((one) => places(one).has(key)) ?? 'mine';
  return nodeAt(parts, pages[name], places(name).get(key) ?? '');
}

/** Answers the sentence of a conflict, and the text that stands for a missing value: for a text key, what the product says. */
function describe(parts: DescribeParts, { kind, node, property = '', mine, theirs, base }: Conflict) {
  const { said, pages } = parts;
  const { services, text } = said;
  const words = wordsIn(property.slice(1));
  if (words) {
    const language = text(`api.language.${words.language}`);
    const product = services.texts.text(words.language, words.key);
    return {
      sentence: text('api.conflict.words', { language, node: nodeOfKey(parts, words.key) }),
      unset: product === words.key ? text('api.conflict.unset') : product,
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
  const values = kind === 'property' ? valuesShown(parts.said, parts.pages, conflict, unset) : {};
  return { id, kind, pointer, stands, text: sentence, ...values };
}

/** Describes the first conflicts of a merge in words. `moreConflicts` counts those that the answer leaves out. */
export function toConflicts(said: Said, pages: Pages, conflicts: readonly Conflict[]) {
  const found: Partial<Record<SideName, ReturnType<typeof placesOfKeys>>> = {};
  const places = (name: SideName) => {
    found[name] ??= placesOfKeys(pages[name] as Json);
    return found[name];
  };
  return {
    conflicts: conflicts.slice(0, MOST).map((conflict) => toConflict({ said, pages, places }, conflict)),
    moreConflicts: Math.max(0, conflicts.length - MOST),
  };
}

/** Choices by the conflict's id, from a list of them. */
export const choicesOf = (choices: readonly { id: string; choice: Choice }[] = []): Choices =>
  Object.fromEntries(choices.map(({ id, choice }) => [id, choice]));
