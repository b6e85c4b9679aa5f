import { setAttribute } from '../attributes.ts';
import type { Cure } from './cure.ts';

/**
 * Pictures in an upload field: amis calls them by the name of the file on the server, and puts their buttons into a button.
 * The picture is called like its field; the place around it is a button only while it is empty. The place of other
 * files is no button where it has one in it.
 */
export const cureUploads: Cure = (page, text) => {
  for (const place of page.querySelectorAll('[class*="ImageControl-dropzone"]')) {
    const label = place.closest('[data-role=form-item]')?.querySelector('[class*="Form-label"]')?.textContent?.trim();
    const pictures = place.querySelectorAll('[class*="ImageControl-item"] img');
    for (const picture of pictures) {
      setAttribute(picture, 'alt', label || text('host.name.picture'));
    }
    const isFilled = place.querySelector('[class*="ImageControl-item"]') !== null;
    setAttribute(place, 'role', isFilled ? 'group' : 'button');
    setAttribute(place, 'tabindex', isFilled ? undefined : '0');
  }
  for (const place of page.querySelectorAll('[class*="FileControl-dropzone"]:has(button)')) {
    setAttribute(place, 'role', 'group');
    setAttribute(place, 'tabindex', undefined);
  }
};
