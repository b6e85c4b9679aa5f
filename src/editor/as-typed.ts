import { isField, isPanel } from './keys/places.ts';
import { isObject } from './page/json.ts';
import { withoutMarks } from './page/notes.ts';

/** The parts of a panel's field that shows a value in another form. */
interface Parts<Shown> {
  /** What the field shows of a value; undefined keeps what it shows. */
  read(value: unknown, data: object | undefined): Shown | undefined;
  /** The value for what a person has typed, made of the one before. */
  write(typed: Shown, before: unknown): unknown;
  /** What the field shows of what was typed. It may put in what a person cannot know, such as places of rows. */
  shown?(typed: Shown, value: unknown): Shown;
}

/** What a field that shows a value in another form takes. */
export interface AsTyped<Shown> {
  /** What the field shows. */
  current(): Shown | undefined;
  pipeIn(value: unknown, form?: unknown, data?: object): Shown | undefined;
  pipeOut(typed: Shown): unknown;
}

const sorted = (_: string, value: unknown): unknown =>
  isObject(value) ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))) : value;

const textOf = (value: unknown): string => JSON.stringify(withoutMarks(value), sorted) ?? '';

/** Values that a field has written while a person types, at most. */
const MOST = 100;

/** Whether a person is typing in a panel. */
const isTyping = (): boolean => isField(document.activeElement) && isPanel(document.activeElement);

/**
 * The `pipeIn` and `pipeOut` of a field that shows a value in another form. The editor hands a field its own values back: late, with marks, and an
 * older one behind a newer one. While a person types, those are no new values, and the field goes on to show what was typed. Any other value (an
 * undo, a second person's change) is read anew.
 */
export function asTyped<Shown>({ read, write, shown = (typed) => typed }: Parts<Shown>): AsTyped<Shown> {
  let value: unknown;
  let text: string | undefined;
  let field: Shown | undefined;
  let written: string[] = [];
  return {
    current: () => field,
    pipeIn(next, _form, data) {
      const given = textOf(next);
      if (!isTyping()) written = [];
      if (given !== text && written.includes(given)) return field;
      if (given !== text) field = read(next, data) ?? field;
      text = given;
      value = next;
      return field;
    },
    pipeOut(typed) {
      if (text !== undefined) written = [...written, text].slice(-MOST);
      value = write(typed, value);
      field = shown(typed, value);
      text = textOf(value);
      return value;
    },
  };
}

/** Makes what a field keeps of one node once, and answers it as long as the field is for that node: a panel is built anew while a person types. */
export function forNode<Kept>(make: () => Kept): (nodeId: string) => Kept {
  let last: { nodeId: string; kept: Kept } | undefined;
  return (nodeId) => {
    if (last?.nodeId !== nodeId) last = { nodeId, kept: make() };
    return last.kept;
  };
}
