import { idOf } from '../attributes.ts';
import type { Cure } from './cure.ts';

/** The link that skips to the page's main part leads to wherever the current frame puts it. */
export const cureLandmarks: Cure = (page) => {
  const main = page.querySelector<HTMLElement>('main');
  const link = page.querySelector<HTMLAnchorElement>('a.pw-skip');
  if (!main || !link) {
    return;
  }
  if (!main.hasAttribute('tabindex')) {
    main.tabIndex = -1;
  }
  const address = `#${idOf(main)}`;
  if (link.getAttribute('href') !== address) {
    link.href = address;
  }
};
