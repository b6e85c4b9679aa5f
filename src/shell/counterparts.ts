/** A field that a person can fill in. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The fields of a part of the page by name; of a repeated name the first visible one counts. */
export function fieldsIn(part: ParentNode): Map<string, Field> {
  const fields = new Map<string, Field>();
  for (const field of part.querySelectorAll<Field>('input, textarea, select')) {
    const shown = field.type !== 'hidden' && field.type !== 'submit';
    if (shown && field.name && !fields.has(field.name)) fields.set(field.name, field);
  }
  return fields;
}

/** The live button or tab that stands where the given one of the shell stands: same words, same place among equals. */
export function liveTwin(clicked: HTMLElement, shell: ParentNode, root: ParentNode): HTMLElement | undefined {
  const place = sameWords(shell, clicked).indexOf(clicked);
  return sameWords(root, clicked)[place];
}

function sameWords(part: ParentNode, model: HTMLElement): HTMLElement[] {
  const selector = model.localName === 'button' ? 'button' : '[role="tablist"] a, [role="tablist"] [role="tab"]';
  const words = model.textContent?.trim();
  return [...part.querySelectorAll<HTMLElement>(selector)].filter((element) => element.textContent?.trim() === words);
}
