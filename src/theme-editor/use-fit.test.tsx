import { render } from '@testing-library/react';
import { evaluate } from 'amis-core';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import screen from '../../schemas/screens/theme/preview-page.json' with { type: 'json' };
import { useFit } from './use-fit.ts';

afterEach(() => vi.restoreAllMocks());

/** Draws a page of a width in a box of another one. */
function drawn(width: number, room: number) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(room);
  function Box() {
    const box = useRef<HTMLDivElement>(null);
    return (
      <div ref={box}>
        <span style={useFit(box, width)} />
      </div>
    );
  }
  const { style } = render(<Box />).container.querySelector('span')!;
  return [style.width, style.transform];
}

it('keeps the width of a page in a narrow box, makes it smaller there, and fills a wide box', () => {
  expect(drawn(800, 400)).toEqual(['800px', 'scale(0.5)']);
  expect(drawn(800, 1000)).toEqual(['1000px', 'scale(1)']);
});

it('shows every page as wide as a desktop unless a phone is chosen', () => {
  const { width: formula } = screen;
  for (const page of ['samples', 'login', 'home', 'user', 'app'])
    expect(evaluate(formula, { page, width: '0' })).toBeGreaterThan(768);
  expect(evaluate(formula, { page: 'samples', width: '390' })).toBe(390);
});
