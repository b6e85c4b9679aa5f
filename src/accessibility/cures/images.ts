import { setAttribute } from '../attributes.ts';
import type { Cure } from './cure.ts';

/** A picture that says nothing of itself is ornament: its title speaks, or nothing does. */
export const cureImages: Cure = (page) => {
  for (const image of page.querySelectorAll('img:not([alt])')) {
    setAttribute(image, 'alt', image.getAttribute('title') ?? '');
  }
};
