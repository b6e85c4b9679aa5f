/** Moves the focus to a field by its name; a field that is not shown changes nothing. */
export function focusField(name: string, page: Document = document): void {
  const [field] = page.getElementsByName(name);
  field?.focus();
}
