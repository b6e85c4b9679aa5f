import { beforeEach, expect, it } from 'vitest';
import { mainPart } from './main-part.ts';

const main = () => document.querySelector('main')!;
const card = '<div class="pw-node">This part could not be shown.</div>';
const onItsWay = '<div class="cxd-LazyComponent">Loading...</div>';

beforeEach(() => {
  document.body.innerHTML = '<main></main>';
});

it.each([
  ['a card', card, true],
  ['a card, and what is on its way', card + onItsWay, true],
  ['a card and a text', `${card}<p>Text</p>`, false],
  ['a field', '<input>', false],
])('of %s', (_, html, empty) => {
  main().innerHTML = html;
  expect(mainPart.isEmpty()).toBe(empty);
});

it('settles when what was on its way has come', async () => {
  main().innerHTML = card + onItsWay;
  let settled = false;
  const whole = mainPart.settled().then(() => {
    settled = true;
  });
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(settled).toBe(false);
  main().querySelector('.cxd-LazyComponent')!.outerHTML = '<p>Text</p>';
  await whole;
  expect(mainPart.isEmpty()).toBe(false);
});
