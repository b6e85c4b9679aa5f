import { idOf, setAttribute } from '../attributes.ts';
import { announce } from '../live-region.ts';
import { autocompleteToken } from './autocomplete.ts';
import { controlOf, fieldsOf, isGroup, isRadioGroup, partOf } from './fields.ts';

/** What the page says about a form item. */
export interface ItemFacts {
  name: string;
  type: string;
  /** The label as text, for items that show none. */
  label?: string | undefined;
  placeholder?: string | undefined;
  required?: boolean | undefined;
  invalid?: boolean | undefined;
  /** The page's own autofill token. */
  autocomplete?: string | undefined;
}

/** Fields that a browser fills in. */
const fillable = 'input:not([type=checkbox]):not([type=radio]), textarea';

const announced = new WeakMap<Element, string>();

/**
 * Has new errors of an item read out once, with its label; answers the id of their list. In another language the label may come
 * later than the error: what was said with the old one is said again.
 */
function announceErrors(item: Element, label: Element | null): string | undefined {
  const errors = partOf(item, 'Form-feedback');
  const text = errors?.textContent ?? '';
  const message = text && [label?.textContent?.replace('*', ''), text].filter(Boolean).join(': ');
  if (message && announced.get(item) !== message) {
    announce(message);
  }
  announced.set(item, message);
  return errors ? idOf(errors) : undefined;
}

/** The star of a required field is a picture; the field itself says that it is required. */
function hideStar(item: Element): void {
  const star = partOf(item, 'Form-star');
  if (star) {
    setAttribute(star, 'aria-hidden', 'true');
  }
}

/** Radio buttons belong together by their name; amis gives them none, so that arrow keys would not move between them. */
function joinRadios(fields: HTMLElement[], group: Element): void {
  for (const field of fields) {
    setAttribute(field, 'name', idOf(group));
  }
}

/** What else a field says of itself: those that renderers wrote, the description, the errors. */
function descriptionOf(item: Element, field: Element, errors: string | undefined): string | undefined {
  const own = (field.getAttribute('aria-describedby') ?? '').split(/\s+/);
  const others = [partOf(item, 'Form-description'), partOf(item, 'Form-hint')].map((part) => part && idOf(part));
  const present = new Set([...own, ...others, errors].filter((id): id is string => Boolean(id)));
  const ids = [...present].filter((id) => item.ownerDocument.getElementById(id));
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** What stands above a field in a table: amis leaves it in the head and takes it from the cell's field. */
function headOf(field: HTMLElement): string | null | undefined {
  const cell = field.closest('td');
  return cell?.closest('table')?.tHead?.rows[0]?.cells[cell.cellIndex]?.textContent;
}

function nameField(field: HTMLElement, label: HTMLLabelElement | null, facts: ItemFacts): void {
  if (label && 'labels' in field) {
    label.htmlFor = idOf(field);
  } else if (label) {
    setAttribute(field, 'aria-labelledby', `${idOf(label)} ${idOf(field)}`);
    // A list of tags names a label that amis does not draw.
    for (const typed of field.querySelectorAll('input[aria-labelledby]')) {
      setAttribute(typed, 'aria-labelledby', idOf(label));
    }
  } else if (!field.closest('label')) {
    setAttribute(field, 'aria-label', facts.label || headOf(field) || facts.placeholder || facts.name || undefined);
  }
}

function nameGroup(item: Element, fields: HTMLElement[], label: HTMLLabelElement | null, facts: ItemFacts): void {
  const control = controlOf(item);
  if (!control || (fields.length === 0 && !label)) {
    return;
  }
  setAttribute(control, 'role', isRadioGroup(fields) ? 'radiogroup' : 'group');
  if (isRadioGroup(fields)) {
    joinRadios(fields, control);
  }
  setAttribute(control, 'aria-labelledby', label ? idOf(label) : undefined);
  setAttribute(control, 'aria-label', label ? undefined : facts.label || facts.name || undefined);
}

/**
 * Gives a rendered form item what assistive technology needs: a label tied to its field or group, required and invalid
 * states, errors and descriptions tied and announced, autofill tokens. May be called any number of times.
 */
export function cureFormItem(item: Element, facts: ItemFacts): void {
  const fields = fieldsOf(item);
  const label = partOf(item, 'Form-label') as HTMLLabelElement | null;
  hideStar(item);
  const errors = announceErrors(item, label);
  const group = isGroup(fields, facts.type);
  if (group) {
    nameGroup(item, fields, label, facts);
  }
  const bearers = group && isRadioGroup(fields) ? [controlOf(item)].filter((box) => box !== null) : group ? [] : fields;
  for (const bearer of bearers) {
    setAttribute(bearer, 'aria-required', facts.required ? 'true' : undefined);
    setAttribute(bearer, 'aria-invalid', facts.invalid ? 'true' : undefined);
    setAttribute(bearer, 'aria-describedby', descriptionOf(item, bearer, errors));
  }
  for (const field of fields) {
    if (!group) {
      nameField(field, label, facts);
    }
    if (facts.type === 'switch' && field.matches('input')) {
      setAttribute(field, 'role', 'switch');
    }
    if (field.matches(fillable)) {
      const token = autocompleteToken(facts.name, facts.type, facts.autocomplete);
      setAttribute(field, 'autocomplete', token ?? field.getAttribute('autocomplete') ?? undefined);
    }
  }
}
