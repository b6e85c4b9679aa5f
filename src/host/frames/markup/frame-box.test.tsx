import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FrameBox } from './frame-box.tsx';

afterEach(cleanup);

/** jsdom cannot load documents; what the box leaves to the browser ends here. */
let wasPrevented = false;
window.addEventListener('click', (event) => {
  wasPrevented = event.defaultPrevented;
  event.preventDefault();
});

/** Clicks what has the id `target` in a tenant's page; whether the browser does nothing. */
function click(html: string) {
  const { container } = render(
    <FrameBox>
      <div className="page" />
    </FrameBox>,
  );
  const page = container.querySelector('.page')!;
  // Past the purifier: what it forgets must not lead away either.
  page.append(new DOMParser().parseFromString(html, 'text/html').body.firstElementChild!);
  fireEvent.click(page.querySelector('#target')!);
  return wasPrevented;
}

const away = 'https://elsewhere.example/';

it.each([
  `<svg><a href="${away}"><rect id="target"/></a></svg>`,
  `<svg><a xlink:href="${away}"><rect id="target"/></a></svg>`,
  `<svg><a href="/company/globex" target="_blank"><rect id="target"/></a></svg>`,
  `<math><mrow href="${away}"><mi id="target">x</mi></mrow></math>`,
  `<a download="setup.exe" href="/company/globex" id="target">x</a>`,
])('%s does nothing', (html) => expect(click(html)).toBe(true));

it.each([
  '<a href="/company/globex" id="target">x</a>',
  '<button><svg><use href="#icon" id="target"/></svg></button>',
  '<svg><a><rect id="target"/></a></svg>',
])('%s does what it is for', (html) => expect(click(html)).toBe(false));

it('has the browser send no form by itself', () => {
  const { container } = render(<FrameBox>x</FrameBox>);
  const form = document.createElement('form');
  container.querySelector('.pw-tenant')!.append(form);
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  form.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
});
