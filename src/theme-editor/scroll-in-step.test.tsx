import { expect, it } from 'vitest';
import { scrollInStep } from './scroll-in-step.ts';

const PAGE = '<main><p>One</p><div id="list"></div></main>';

/** Frames with the same page, below one element. */
function framesBelow(): { stage: HTMLElement; pages: Document[] } {
  const stage = document.body.appendChild(document.createElement('div'));
  const pages = [1, 2].map(() => {
    const page = stage.appendChild(document.createElement('iframe')).contentDocument!;
    page.body.innerHTML = PAGE;
    Object.defineProperty(page, 'scrollingElement', { value: page.documentElement });
    return page;
  });
  return { stage, pages };
}

function scroll(what: Element | Document, to: number): void {
  const element = 'scrollingElement' in what ? what.scrollingElement! : what;
  element.scrollTop = to;
  what.dispatchEvent(new Event('scroll'));
}

it('scrolls a page and what scrolls in it as in the other frame, both ways, until it ends', () => {
  const { stage, pages } = framesBelow();
  const [one, other] = pages as [Document, Document];
  const end = scrollInStep(stage);
  scroll(one, 300);
  expect(other.documentElement.scrollTop).toBe(300);
  // The event of what was moved moves nothing back.
  other.dispatchEvent(new Event('scroll'));
  expect(one.documentElement.scrollTop).toBe(300);
  scroll(other, 120);
  expect(one.documentElement.scrollTop).toBe(120);
  scroll(one.getElementById('list')!, 40);
  expect(other.getElementById('list')!.scrollTop).toBe(40);
  end();
  scroll(one, 10);
  expect(other.documentElement.scrollTop).toBe(120);
});
