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

const sorted = (_: string, value: unknown): unknown =>
  isObject(value) ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))) : value;

const textOf = (value: unknown): string => JSON.stringify(withoutMarks(value), sorted) ?? '';

/**
 * The `pipeIn` and `pipeOut` of a field that shows a value in another form. The editor hands a field its own value back after each change: later, with
 * marks, and an older one while a person types on. That is no new value, so the field goes on to show what was typed. Any other value (an undo, a second
 * person's change) is read anew.
 */
export function asTyped<Shown>({ read, write, shown = (typed) => typed }: Parts<Shown>) {
  let value: unknown;
  let text: string | undefined;
  let field: Shown | undefined;
  /** Values that were written and have not come back. */
  const underway = new Set<string>();
  return {
    /** What the field shows. */
    current: (): Shown | undefined => field,
    pipeIn(next: unknown, _form?: unknown, data?: object): Shown | undefined {
      const given = textOf(next);
      if (given === text) underway.clear();
      else if (!underway.has(given)) {
        field = read(next, data) ?? field;
        text = given;
        underway.clear();
      } else return field;
      value = next;
      return field;
    },
    pipeOut(typed: Shown): unknown {
      value = write(typed, value);
      field = shown(typed, value);
      if (text !== undefined) underway.add(text);
      text = textOf(value);
      return value;
    },
  };
}
