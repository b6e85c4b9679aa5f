/** Where the caret is, and which way the marked text was drawn. */
interface Selection {
  start: number;
  end: number;
  direction: 'forward' | 'backward' | 'none';
}

/** Moves focus, caret and marked text from one input to another without scrolling. */
export function moveFocus(from: HTMLElement, to: HTMLElement): void {
  const selection = from instanceof HTMLInputElement ? readSelection(from) : undefined;
  to.focus({ preventScroll: true });
  if (selection && to instanceof HTMLInputElement)
    asText(to, () => to.setSelectionRange(selection.start, selection.end, selection.direction));
}

function readSelection(input: HTMLInputElement): Selection {
  return asText(input, () => ({
    start: input.selectionStart ?? input.value.length,
    end: input.selectionEnd ?? input.value.length,
    direction: input.selectionDirection ?? 'none',
  }));
}

/** Fields for addresses and numbers hide their caret from scripts; as text fields they show it. */
function asText<T>(input: HTMLInputElement, work: () => T): T {
  const { type } = input;
  if (input.selectionStart !== null) return work();
  input.type = 'text';
  const result = work();
  input.type = type;
  return result;
}
