import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useSignInPlace } from './sign-in-places.ts';
import { signInReach } from './sign-in-reach.ts';

afterEach(cleanup);

function Form() {
  return (
    <div ref={useSignInPlace()}>
      <input aria-label="Email" style={{ fontSize: 14, color: 'rgb(0, 0, 0)', opacity: 1 }} />
    </div>
  );
}

/** Measures the form in a page; no element of this document has a size, so a box is made up. */
function reachIn(page: ReactElement): string {
  const box = { left: 0, top: 0, right: 400, bottom: 30, width: 400, height: 30 } as DOMRect;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box);
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(400);
  document.elementFromPoint = () => null;
  const { container } = render(page);
  return signInReach(container);
}

it('is good for a form that nothing switches off', () => {
  expect(reachIn(<fieldset>{<Form />}</fieldset>)).toBe('good');
});

it('is bad for a form that the page around switches off', () => {
  expect(reachIn(<fieldset disabled>{<Form />}</fieldset>)).toBe('bad');
  cleanup();
  const inert = { inert: '' };
  expect(
    reachIn(
      <div {...inert}>
        <Form />
      </div>,
    ),
  ).toBe('bad');
});
