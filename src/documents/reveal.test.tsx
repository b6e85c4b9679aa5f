import { beforeEach, expect, it, vi } from 'vitest';
import { reveal, untilDrawn } from './reveal.ts';

const root = () => document.getElementById('root')!;

beforeEach(() => {
  document.body.innerHTML = '<div id="shell"><p>First picture</p></div><div id="root" aria-busy="true"></div>';
});

it('waits for the main part of the live page', async () => {
  const drawn = untilDrawn();
  root().innerHTML = '<div><main></main></div>';
  root().querySelector('main')!.append('text', document.createElement('p'));
  await drawn;
});

it('waits for what is on its way', async () => {
  let isDrawn = false;
  root().innerHTML = '<main><div class="cxd-LazyComponent">Loading...</div></main>';
  const drawn = untilDrawn().then(() => {
    isDrawn = true;
  });
  root().append(document.createElement('aside'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(isDrawn).toBe(false);
  root().querySelector('.cxd-LazyComponent')!.replaceWith('there');
  await drawn;
});

it('takes a page without a main part when it stays as it is', async () => {
  vi.useFakeTimers();
  root().innerHTML = '<p>Only this</p>';
  const drawn = untilDrawn();
  await vi.runAllTimersAsync();
  await drawn;
  vi.useRealTimers();
});

it('puts the live page in the place of the first picture', () => {
  reveal();
  expect(document.getElementById('shell')!.childElementCount).toBe(0);
  expect(root().hasAttribute('aria-busy')).toBe(false);
});

it('leaves the focus on the link that has it', () => {
  document.getElementById('shell')!.innerHTML = '<a href="/a">Home</a><a href="/b">Docs</a>';
  root().innerHTML = '<main tabindex="-1"></main><a href="/a">Home</a><a href="/b">Docs</a>';
  document.querySelector<HTMLElement>('#shell [href="/b"]')!.focus();
  reveal();
  expect(document.activeElement).toBe(root().querySelector('[href="/b"]'));
});
