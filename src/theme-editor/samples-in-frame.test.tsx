import { afterEach, expect, it, vi } from 'vitest';
import { holdClicks, markSample } from './samples-in-frame.ts';

afterEach(() => document.body.replaceChildren());

it('opens the form of a sample, in the state that was clicked', () => {
  document.body.innerHTML =
    '<div data-theme-panel="link" data-theme-form="base" data-theme-index="2"><i></i><p data-theme-state="hover"><b></b></p></div>';
  const open = vi.fn();
  holdClicks(document, open);
  const sample = { form: 'panel', panel: 'link', part: 'base', index: 2 };
  document.querySelector('b')!.click();
  expect(open).toHaveBeenLastCalledWith(document.querySelector('b'), { ...sample, state: 'hover' });
  document.querySelector('i')!.click();
  expect(open).toHaveBeenLastCalledWith(document.querySelector('i'), sample);
});

it('marks the sample whose form is open, and no other one', () => {
  document.body.innerHTML = [0, 1]
    .map((index) => `<div data-theme-panel="button" data-theme-form="type" data-theme-index="${index}"></div>`)
    .join('');
  const marked = () =>
    [...document.querySelectorAll('.is-selected')].map((one) => one.getAttribute('data-theme-index'));
  markSample(document, { form: 'panel', panel: 'button', part: 'type', index: 1 });
  expect(marked()).toEqual(['1']);
  markSample(document, { form: 'panel', panel: 'button', part: 'size', index: 1 });
  expect(marked()).toEqual([]);
});
