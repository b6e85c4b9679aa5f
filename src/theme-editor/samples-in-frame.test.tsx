import { afterEach, expect, it, vi } from 'vitest';
import { holdClicks, markSample } from './samples-in-frame.ts';

afterEach(() => document.body.replaceChildren());

it('opens the form of a sample, in the state that was clicked', () => {
  document.body.innerHTML =
    '<div data-theme-panel="link" data-theme-form="base" data-theme-index="2"><i></i><p data-theme-state="hover"><b></b></p></div>';
  const open = vi.fn();
  holdClicks(document, open);
  const sample = { form: 'panel', panel: 'link', part: 'base', index: 2, nth: 0 };
  document.querySelector('b')!.click();
  expect(open).toHaveBeenLastCalledWith(document.querySelector('b'), { ...sample, state: 'hover' });
  document.querySelector('i')!.click();
  expect(open).toHaveBeenLastCalledWith(document.querySelector('i'), sample);
});

it('marks the sample that was clicked, and the first of a form that was opened otherwise', () => {
  const sample = '<div data-theme-panel="divider" data-theme-form="divider"></div>';
  document.body.innerHTML = sample + sample;
  const marked = () => [...document.body.children].map(({ className }) => className);
  const form = { form: 'panel', panel: 'divider', part: 'divider', index: 0 };
  markSample(document, { ...form, nth: 1 });
  expect(marked()).toEqual(['', 'is-selected']);
  markSample(document, form);
  expect(marked()).toEqual(['is-selected', '']);
  markSample(document, null);
  expect(marked()).toEqual(['', '']);
});
