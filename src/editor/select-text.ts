/** The element of a field for code. */
interface CodeField extends Element {
  CodeMirror?: { execCommand(name: 'selectAll'): void };
}

/** Selects all text of what has the keyboard: what is typed next takes its place. */
export function selectText(place: HTMLElement): void {
  const code = place.closest<CodeField>('.CodeMirror')?.CodeMirror;
  if (code) code.execCommand('selectAll');
  else if (place.isContentEditable) place.ownerDocument.getSelection()?.selectAllChildren(place);
  else (place as HTMLInputElement).select?.();
}
