import { beforeEach, expect, it } from 'vitest';
import { guideDialogFocus } from './dialog-focus.ts';

let look: () => void;
beforeEach(() => {
  HTMLElement.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
  document.body.innerHTML = '<button id="opener">Search</button>';
  document.querySelector<HTMLElement>('#opener')?.focus();
  look = guideDialogFocus(document, document.activeElement);
});

/** Opens a dialog with this in it, and tells what may fill it later. */
function open(content: string): HTMLElement {
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  dialog.tabIndex = -1;
  dialog.innerHTML = `<a class="cxd-Modal-close" href="#">Close</a><div>${content}</div>`;
  document.body.append(dialog);
  look();
  return dialog;
}

const focused = () => document.activeElement?.id || document.activeElement?.getAttribute('role');

it.each([
  ['a text', '<input id="field">', 'field'],
  ['a password', '<p>Why</p><input type="password" id="field">', 'field'],
  ['a longer text', '<textarea id="field"></textarea>', 'field'],
  ['a choice', '<input role="combobox" id="field">', 'dialog'],
  ['a date', '<div class="cxd-DatePicker"><input id="field"></div>', 'dialog'],
  ['something to press', '<button>Delete</button><textarea id="field"></textarea>', 'dialog'],
  ['nothing', '', 'dialog'],
])('a dialog that begins with %s', (_, content, target) => {
  open(content);
  expect(focused()).toBe(target);
});

it('goes to the first field of a dialog that has the focus itself', () => {
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  dialog.tabIndex = -1;
  dialog.innerHTML = '<input id="field">';
  document.body.append(dialog);
  dialog.focus();
  look();
  expect(focused()).toBe('field');
});

it('a form that is loaded late gets the focus, unless somebody has moved it', () => {
  const dialog = open('');
  dialog.insertAdjacentHTML('beforeend', '<input id="field">');
  look();
  expect(focused()).toBe('field');
  dialog.remove();
  look();
  expect(focused()).toBe('opener');

  const other = open('');
  other.querySelector<HTMLElement>('a')?.focus();
  look();
  other.insertAdjacentHTML('beforeend', '<input id="field">');
  look();
  expect(document.activeElement?.className).toBe('cxd-Modal-close');
});

it('gives the field the focus back when the dialog takes it, until somebody types', () => {
  const dialog = open('<input id="field">');
  dialog.focus();
  expect(focused()).toBe('field');
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  dialog.focus();
  expect(focused()).toBe('dialog');
});

it('waits for the first field while its form loads', () => {
  const dialog = open('<input disabled id="name"><input id="key">');
  expect(focused()).toBe('dialog');
  dialog.querySelector('input')!.disabled = false;
  look();
  expect(focused()).toBe('name');
});

it('goes to the row of a button that has gone with what was done, and to the heading when the row has gone', () => {
  document.body.innerHTML = `<main><h1 id="heading">Members</h1>
    <div class="pw-row"><button id="give">Make administrator</button><button id="other">Remove</button></div></main>`;
  const [give, row] = [document.querySelector<HTMLElement>('#give')!, document.querySelector('.pw-row')!];
  give.focus();
  look = guideDialogFocus(document, null);
  const dialog = open('');
  dialog.remove();
  look();
  expect(focused()).toBe('give');
  give.remove();
  look();
  expect(focused()).toBe('other');

  const again = open('');
  row.remove();
  again.remove();
  look();
  expect(focused()).toBe('heading');
});
