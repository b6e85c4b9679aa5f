import React from 'react';
import { patchMethod } from '../patch-method.ts';

/** The box around a tenant's page. */
const TENANTS = '[data-author=tenant]';

/** Elements that may be on the screen and in the making while a tenant's page is shown. A table of 1,500 cells has some 6,000. */
const MOST = 40_000;

/** After so many new elements they are counted. */
const OFTEN = 1000;

/** What has been drawn already goes on; the node that asks for more shows a card. */
class DrawnTooMuch extends Error {}

const drawnIn = (boxes: NodeListOf<Element>): number =>
  [...boxes].reduce((sum, box) => sum + box.getElementsByTagName('*').length, 0);

/**
 * From here on a tenant's page cannot draw elements without end, whatever amis makes them of: rows in a footer, fields in fields, lists that
 * no other bound knows. The node that asks for too much throws; its neighbours go on. Counted by task of the browser. Call once.
 */
export function boundElements(): void {
  let made = 0;

  function count(): void {
    const boxes = document.querySelectorAll(TENANTS);
    if (boxes.length === 0 || drawnIn(boxes) + made <= MOST) return;
    made -= 2 * OFTEN;
    throw new DrawnTooMuch('the page draws too many elements');
  }

  patchMethod(
    React,
    'createElement',
    (create) =>
      function (this: unknown, ...args: never[]) {
        if (typeof args[0] === 'string') {
          if (made === 0) setTimeout(() => (made = 0));
          made += 1;
          if (made % OFTEN === 0) count();
        }
        return create.apply(this as never, args);
      },
  );
}
