/** Moves the focus to a field by its name; a field that is not shown changes nothing. */
export function focusField(name: string, page: Document = document): void {
  const [field] = page.getElementsByName(name);
  field?.focus();
}

/** Moves the focus to the first shown field, as the page stands, that has one of the names. */
export function focusFirstOf(names: readonly string[], page: Document = document): void {
  const fields = [...page.querySelectorAll<HTMLInputElement>('input, select, textarea')];
  fields.find((field) => names.includes(field.name) && field.getClientRects().length > 0)?.focus();
}
