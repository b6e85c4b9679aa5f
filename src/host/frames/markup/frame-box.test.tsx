import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { FrameEnv } from '../../frame-data/speaker.ts';
import { FrameBox } from './frame-box.tsx';

afterEach(cleanup);

/** jsdom cannot load documents; what the box leaves to the browser ends here. */
let wasPrevented = false;
window.addEventListener('click', (event) => {
  wasPrevented = event.defaultPrevented;
  event.preventDefault();
});

/** Clicks what has the id `target` in a tenant's page, where own pages may be opened. */
function click(html: string) {
  const mayFollow = vi.fn((address: string) => address.includes('/company/globex'));
  const env = { speaker: { mayFollow } } as unknown as FrameEnv;
  const { container } = render(
    <FrameBox env={env}>
      <div className="page" />
    </FrameBox>,
  );
  const page = container.querySelector('.page')!;
  // Past the purifier: what it forgets must not lead away either.
  page.append(new DOMParser().parseFromString(html, 'text/html').body.firstElementChild!);
  fireEvent.click(page.querySelector('#target')!);
  return { asked: mayFollow.mock.calls.map(([address]) => address), wasPrevented };
}

const away = 'https://elsewhere.example/';

it.each([
  `<svg><a href="${away}"><rect id="target"/></a></svg>`,
  `<svg><a xlink:href="${away}"><rect id="target"/></a></svg>`,
  `<svg><a href="/company/globex" target="_blank"><rect id="target"/></a></svg>`,
  `<math><mrow href="${away}"><mi id="target">x</mi></mrow></math>`,
  `<a download="setup.exe" href="/company/globex" id="target">x</a>`,
])('%s does nothing', (html) => expect(click(html)).toEqual({ asked: [], wasPrevented: true }));

it.each([`<a href="${away}"><b id="target">x</b></a>`, `<map><area href="${away}" id="target"></map>`])(
  '%s is asked about',
  (html) => expect(click(html)).toEqual({ asked: [away], wasPrevented: true }),
);

it.each([
  '<a href="/company/globex" id="target">x</a>',
  '<button><svg><use href="#icon" id="target"/></svg></button>',
  '<svg><a><rect id="target"/></a></svg>',
])('%s does what it is for', (html) => expect(click(html).wasPrevented).toBe(false));

it('has the browser send no form by itself', () => {
  const { container } = render(<FrameBox env={{ speaker: {} } as unknown as FrameEnv}>x</FrameBox>);
  const form = document.createElement('form');
  container.querySelector('.pw-tenant')!.append(form);
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  form.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
});
