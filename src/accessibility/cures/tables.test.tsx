import { expect, it } from 'vitest';
import { cureTables } from './tables.ts';

it('says of a button that unfolds rows whether they are unfolded', () => {
  document.body.innerHTML =
    '<table><tr class="is-expanded"><td><button class="pw-folded-button">a</button></td></tr>' +
    '<tr><td><button class="pw-folded-button">b</button></td></tr></table>';
  const states = () => [...document.querySelectorAll('button')].map((button) => button.getAttribute('aria-expanded'));
  cureTables(document, (key) => key);
  expect(states()).toEqual(['true', 'false']);
  document.querySelector('tr')!.classList.remove('is-expanded');
  cureTables(document, (key) => key);
  expect(states()).toEqual(['false', 'false']);
});
