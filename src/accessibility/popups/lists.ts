import { idOf, setAttribute } from '../attributes.ts';
import type { Cure, Text } from '../cures/cure.ts';

/** Only options may be in a list: one with a search field in its middle leaves the role to an element that owns them. */
function listIn(menu: Element): Element {
  if (!menu.querySelector('input')) return menu;
  const present = menu.querySelector(':scope > .pw-options');
  if (present) return present;
  const list = menu.ownerDocument.createElement('div');
  list.className = 'pw-options';
  menu.append(list);
  return list;
}

/** amis's selects name the list they own, but the list bears neither that id nor a role. */
function cureLists(page: Document, text: Text): void {
  for (const menu of page.querySelectorAll('[class*="Select-menu"]')) {
    const list = listIn(menu);
    const options = [...menu.querySelectorAll('[role=option]')];
    const some = options.length > 0;
    for (const box of menu.querySelectorAll<HTMLElement>('[role=option] input')) {
      // The option is what is chosen, the box in it its drawing.
      box.style.display = 'none';
    }
    const prefix = /^(downshift-\d+)-item/.exec(options[0]?.id ?? '')?.[1];
    if (prefix && !list.id) {
      list.id = `${prefix}-menu`;
    }
    setAttribute(list, 'role', some ? 'listbox' : undefined);
    setAttribute(list, 'aria-label', some ? text('host.name.choices') : undefined);
    setAttribute(list, 'aria-owns', some && list !== menu ? options.map(idOf).join(' ') : undefined);
  }
}

/** The wheels that phones choose from are lists. */
function cureWheels(page: Document, text: Text): void {
  for (const wheel of page.querySelectorAll('[class*="PickerColumns-columnWrapper"]')) {
    const options = wheel.querySelectorAll('[class*="PickerColumns-columnItem"]');
    setAttribute(wheel, 'role', options.length > 0 ? 'listbox' : undefined);
    setAttribute(wheel, 'aria-label', options.length > 0 ? text('host.name.choices') : undefined);
    for (const option of options) {
      setAttribute(option, 'role', 'option');
      setAttribute(option, 'aria-selected', String(option.classList.contains('is-selected')));
    }
  }
}

/** What phones show from below is a dialog; the box that was tapped and the search field name a list: the wheel. */
function cureSheets(page: Document, text: Text): void {
  for (const sheet of page.querySelectorAll('[class*="PopUp "]')) {
    setAttribute(sheet, 'role', 'dialog');
    const wheel = sheet.querySelector('[class*="PickerColumns-columnWrapper"]');
    const box = page.querySelector('[role=combobox][aria-expanded=true]');
    const owned = box?.getAttribute('aria-owns') ?? box?.getAttribute('data-owned');
    if (wheel && owned && !page.getElementById(owned)) {
      wheel.id = owned;
    }
    const search = sheet.querySelector('input[aria-autocomplete]');
    if (search) {
      setAttribute(search, 'aria-labelledby', undefined);
      setAttribute(search, 'aria-label', text('host.name.choices'));
    }
  }
}

/** Choices that open over the page, wide and on phones. */
export const cureChoices: Cure = (page, text) => {
  cureLists(page, text);
  cureWheels(page, text);
  cureSheets(page, text);
};
