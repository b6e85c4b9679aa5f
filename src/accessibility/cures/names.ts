import { ownName, setAttribute } from '../attributes.ts';
import type { Cure, Text } from './cure.ts';

/** amis's pictures that act as buttons: what they are called, and whether keys reach them. */
const pictures: [selector: string, key: string, reachable: boolean][] = [
  ['a[class*="Modal-close"]', 'host.name.close', true],
  ['a[class*="Drawer-close"]', 'host.name.close', true],
  ['a[class*="Toast-close"]', 'host.name.close', true],
  ['[class*="Alert-close"]', 'host.name.close', true],
  ['a[class*="TextControl-clear"]', 'host.name.clear', false],
  ['a[class*="Select-clear"]', 'host.name.clear', false],
  ['a[class*="DatePicker-clear"]', 'host.name.clear', false],
  ['a[class*="TextControl-revealPassword"]', 'host.name.reveal', true],
  ['[class*="Image-overlay"] > a:has(> .icon-view)', 'host.name.viewPicture', true],
  ['[class*="Image-overlay"] > a:has(> .icon-upload)', 'host.name.replacePicture', true],
  ['[class*="Image-overlay"] > a:has(> .icon-remove)', 'host.name.removePicture', true],
  ['[class*="Number-handler-up"]:not([class*="-inner"])', 'host.name.more', false],
  ['[class*="Number-handler-down"]:not([class*="-inner"])', 'host.name.less', false],
];

/** What amis draws as a link that leads nowhere, with a tooltip, is a button too. */
function cureTooltipLinks(page: Document): void {
  for (const link of page.querySelectorAll('a[data-tooltip]:not([href])')) {
    setAttribute(link, 'role', 'button');
    setAttribute(link, 'tabindex', '0');
  }
}

/** The button that shows a password says whether it does; its drawing says nothing, least of all in another language. */
function cureReveals(page: Document): void {
  for (const reveal of page.querySelectorAll('a[class*="TextControl-revealPassword"]')) {
    const shown = reveal.parentElement?.querySelector('input')?.type === 'text';
    setAttribute(reveal, 'aria-pressed', String(shown));
    for (const title of reveal.querySelectorAll('svg title')) {
      if (title.textContent !== '') {
        title.textContent = '';
      }
    }
  }
}

/** Buttons without a text say what amis shows as their tooltip, else what they are. */
function nameBareButtons(page: Document, text: Text): void {
  for (const button of page.querySelectorAll('button, [role=button]')) {
    if (ownName(button) === '' && !button.hasAttribute('aria-labelledby')) {
      const hint = button.getAttribute('title') ?? button.getAttribute('data-tooltip');
      setAttribute(button, 'aria-label', hint || text('host.name.button'));
    }
  }
}

/** Every button has a name and a place in the order of keys, also those that amis draws as a picture in a link. */
export const cureNames: Cure = (page, text) => {
  for (const [selector, key, reachable] of pictures) {
    for (const picture of page.querySelectorAll(selector)) {
      setAttribute(picture, 'role', 'button');
      setAttribute(picture, 'tabindex', reachable ? '0' : '-1');
      setAttribute(picture, 'aria-label', text(key));
    }
  }
  cureReveals(page);
  cureTooltipLinks(page);
  nameBareButtons(page, text);
};
