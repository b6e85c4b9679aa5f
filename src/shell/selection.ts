/** Where the caret is, and which way the marked text was drawn. */
export interface Selection {
  start: number;
  end: number;
  direction: 'forward' | 'backward' | 'none';
}

/** Moves focus, caret and marked text from one input to another without scrolling. */
export function moveFocus(from: HTMLElement, to: HTMLElement): void {
  const selection = from instanceof HTMLInputElement ? readSelection(from) : undefined;
  to.focus({ preventScroll: true });
  if (selection && to instanceof HTMLInputElement) placeSelection(to, selection);
}

/**
 * The selection of an input. Fields for addresses and numbers hide theirs from scripts, and lose it when they change their
 * type (HTML, "Input: type change"); the end is where the caret most probably is.
 */
function readSelection({ value, selectionStart, selectionEnd, selectionDirection }: HTMLInputElement): Selection {
  return {
    start: selectionStart ?? value.length,
    end: selectionEnd ?? value.length,
    direction: selectionDirection ?? 'none',
  };
}

/** Sets an input's selection; one that takes none from scripts takes it as a text field and keeps it. */
export function placeSelection(input: HTMLInputElement, { start, end, direction }: Selection): void {
  const { type } = input;
  const isText = input.selectionStart !== null;
  if (!isText) input.type = 'text';
  input.setSelectionRange(start, end, direction);
  if (!isText) input.type = type;
}
