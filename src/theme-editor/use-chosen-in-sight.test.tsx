import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useChosenInSight } from './use-chosen-in-sight.ts';

it('brings the chosen component into sight when the preview is there, and another one when that is chosen', () => {
  document.body.innerHTML = '<a class="pw-theme-component">A</a><a class="pw-theme-component is-active">B</a>';
  const [first, second] = document.querySelectorAll('a');
  const shown: unknown[] = [];
  Element.prototype.scrollIntoView = vi.fn(function (this: Element) {
    shown.push(this.textContent);
  });
  const { rerender } = renderHook(({ isThere, tab }) => useChosenInSight(isThere, tab), {
    initialProps: { isThere: false, tab: 'b' },
  });
  expect(shown).toEqual([]);
  rerender({ isThere: true, tab: 'b' });
  expect(shown).toEqual(['B']);
  second!.classList.remove('is-active');
  first!.classList.add('is-active');
  rerender({ isThere: true, tab: 'a' });
  expect(shown).toEqual(['B', 'A']);
});
