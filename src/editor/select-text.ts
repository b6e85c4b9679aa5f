/** The element of a field for code. */
interface CodeField extends Element {
  CodeMirror?: { execCommand(name: 'selectAll'): void };
}

/** Frames in which a field of rich text, which has just been drawn, gets its text. */
const FRAMES = 40;

/** Selects what a field of rich text holds, until its text is there and somebody does something with it. */
function selectRich(place: HTMLElement): void {
  const around = place.ownerDocument;
  let left = FRAMES;
  const stop = (): void => {
    left = 0;
  };
  for (const type of ['keydown', 'pointerdown']) around.addEventListener(type, stop, { capture: true, once: true });
  function select(): void {
    if (left === 0 || !place.isConnected) return;
    left -= 1;
    if (around.getSelection()?.toString().trim() !== place.textContent?.trim())
      around.getSelection()?.selectAllChildren(place);
    requestAnimationFrame(select);
  }
  select();
}

/** Selects all text of what has the keyboard: what is typed next takes its place. */
export function selectText(place: HTMLElement): void {
  const code = place.closest<CodeField>('.CodeMirror')?.CodeMirror;
  if (code) code.execCommand('selectAll');
  else if (place.isContentEditable) selectRich(place);
  else (place as HTMLInputElement).select?.();
}
