/** Moves the focus to a field by its name; a field that is not shown changes nothing. */
export function focusField(name: string, page: Document = document): void {
  const field = page.querySelector(`#main [name="${CSS.escape(name)}"], [name="${CSS.escape(name)}"]`);
  if (field instanceof HTMLElement) {
    field.focus();
  }
}
