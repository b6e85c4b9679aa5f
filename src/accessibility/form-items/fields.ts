const FIELD = [
  'input:not([type=hidden]):not([type=submit]):not([type=file])',
  'textarea',
  'select',
  '[contenteditable=true]',
  '[role=combobox]',
  '[role=spinbutton]',
  '[role=slider]',
].join(',');

const choices = new Set(['radio', 'checkbox']);

const isChoice = (field: Element): boolean => choices.has((field as HTMLInputElement).type);

/** The fields of a form item, without those of items nested in it. */
export function fieldsOf(item: Element): HTMLElement[] {
  return [...item.querySelectorAll<HTMLElement>(FIELD)].filter(
    (field) => field.closest('[data-role=form-item]') === item && !field.parentElement?.closest('[role=combobox]'),
  );
}

/** A lone field is labelled itself; several (or choices, which have labels of their own) form a group. */
export function isGroup(fields: HTMLElement[], type: string): boolean {
  return fields.length !== 1 || (isChoice(fields[0] as Element) && type !== 'switch' && type !== 'checkbox');
}

/** Whether the fields are one choice out of several. */
export function isRadioGroup(fields: HTMLElement[]): boolean {
  return fields.length > 0 && fields.every((field) => (field as HTMLInputElement).type === 'radio');
}

/** The element that holds a form item's control: its value's box, else the control itself. */
export function controlOf(item: Element): Element | null {
  return (
    [...item.querySelectorAll('[class*=Form-control], [class*=Form-value], [class*=Control]')].find(
      (box) => box.closest('[data-role=form-item]') === item && !box.closest('label'),
    ) ?? null
  );
}

/** amis's element of a form item, by the end of its class (themes put a prefix before it). */
export function partOf(item: Element, part: string): Element | null {
  return (
    [...item.querySelectorAll(`[class*="${part}"]`)].find(
      (element) => element.closest('[data-role=form-item]') === item,
    ) ?? null
  );
}
