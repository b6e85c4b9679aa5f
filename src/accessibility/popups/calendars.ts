import { setAttribute } from '../attributes.ts';
import type { Cure, Text } from '../cures/cure.ts';

/** amis's pictures and words in calendars that act as buttons. */
const BUTTONS = 'a.rdtPrev, a.rdtNext, a.rdtSwitch, [class*="DateRangePicker-ranger"] > a';

/** A date field's box opens the calendar on click; keys reach the field in it, one stop is enough. */
function cureBoxes(page: Document): void {
  for (const box of page.querySelectorAll('[class*="DatePicker"][tabindex="0"]')) {
    if (box.querySelector('input')) {
      setAttribute(box, 'tabindex', '-1');
    }
  }
}

function cureButtons(page: Document, text: Text): void {
  for (const button of page.querySelectorAll(BUTTONS)) {
    setAttribute(button, 'role', 'button');
    setAttribute(button, 'tabindex', '0');
    if (button.matches('.rdtPrev, .rdtNext')) {
      const back = button.matches('.rdtPrev');
      setAttribute(button, 'aria-label', text(back ? 'host.name.earlier' : 'host.name.later'));
    }
  }
}

/** Columns of hours and minutes: amis calls each a box that opens a list, though the list is all there is. */
function cureTimes(page: Document, text: Text): void {
  for (const column of page.querySelectorAll('[class*="CalendarInputWrapperMT"]')) {
    const hours = column.querySelector('[class*="sugsHours"]') !== null;
    setAttribute(column, 'role', 'listbox');
    setAttribute(column, 'aria-label', text(hours ? 'host.name.hours' : 'host.name.minutes'));
    setAttribute(column, 'tabindex', '0');
    for (const attribute of ['aria-expanded', 'aria-haspopup', 'aria-labelledby']) {
      setAttribute(column, attribute, undefined);
    }
    for (const time of column.querySelectorAll('[class*="sugsItem"]')) {
      setAttribute(time, 'role', 'option');
      setAttribute(time, 'aria-selected', String(time.classList.contains('is-highlight')));
    }
  }
}

/** The months that a phone scrolls through take the focus, so that the arrow keys reach all of them. */
function cureMonths(page: Document): void {
  for (const months of page.querySelectorAll('[class*="CalendarMobile-body"]')) {
    setAttribute(months, 'tabindex', '0');
  }
}

/** Escape closes a calendar of two dates, as it closes other choices; amis closes it for clicks elsewhere only. */
export function listenForCalendarEscape(page: Document): void {
  const onKey = (event: KeyboardEvent): void => {
    const calendar = event.key === 'Escape' && page.querySelector('[class*="DateRangePicker-popover"]');
    if (calendar) {
      event.preventDefault();
      event.stopPropagation();
      page.body.click();
    }
  };
  page.addEventListener('keydown', onKey, true);
}

/** Calendars and times, wide and on phones. */
export const cureCalendars: Cure = (page, text) => {
  cureBoxes(page);
  cureButtons(page, text);
  cureTimes(page, text);
  cureMonths(page);
};
