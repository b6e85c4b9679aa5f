import type { Choice, Choices, Conflict, Json } from '../../../../src/merge/index.ts';
import { labelAt, nodeInWords, propertyInWords } from '../../../../src/merge/index.ts';
import type { AnswerTo, Call } from '../../../kernel/contracts/index.ts';

type Text = Call<'mergeScreen'>['text'];

type ConflictRow = AnswerTo<'mergeScreen'>['conflicts'][number];

/** Characters of a value that is shown beside others. */
const LONGEST = 600;

function valueShown(side: Conflict['base'], text: Text): string {
  if (!side || side.value === undefined) return text(side ? 'api.conflict.unset' : 'api.conflict.absent');
  const value = typeof side.value === 'string' ? side.value : JSON.stringify(side.value);
  return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
}

/** A conflict as a person reads it. */
export function toConflict(
  text: Text,
  pages: Record<'base' | 'theirs' | 'mine', object>,
  conflict: Conflict,
): ConflictRow {
  const { id, kind, pointer, node, property = '', stands, base, theirs, mine } = conflict;
  const [side, page] = mine ? [mine, pages.mine] : theirs ? [theirs, pages.theirs] : [base, pages.base];
  const label = side ? labelAt(page as Json, side.pointer) : '';
  const words = nodeInWords(text, { type: node.type ?? '', label });
  const sentence = text(`api.conflict.${kind}`, {
    node: words,
    property: propertyInWords(text, property.slice(1)),
  });
  const values =
    kind === 'property'
      ? { base: valueShown(base, text), theirs: valueShown(theirs, text), mine: valueShown(mine, text) }
      : {};
  return { id, kind, pointer, stands, text: sentence, ...values };
}

/** Choices by the conflict's id, from a list of them. */
export const choicesOf = (choices: readonly { id: string; choice: Choice }[] = []): Choices =>
  Object.fromEntries(choices.map(({ id, choice }) => [id, choice]));
