import { afterEach, expect, it, vi } from 'vitest';
import { holdClicks } from './samples-in-frame.ts';

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
