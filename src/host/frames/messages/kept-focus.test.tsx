import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { focusScreen } from '../../../accessibility/focus-screen.ts';
import { keepFocus } from './kept-focus.ts';

const at = (id: string) => document.getElementById(id)!;
const focused = () => document.activeElement?.id;

const person = (type: string, id: string) => at(id).dispatchEvent(new Event(type, { bubbles: true }));

const scrolled = vi.fn();

beforeAll(() => {
  Element.prototype.scrollIntoView = scrolled;
  keepFocus();
});
beforeEach(() => {
  vi.useFakeTimers();
  scrolled.mockReset();
  document.body.innerHTML = `<a id="home" href="/">Home</a>
    <main id="main"><div data-author="tenant"><h1 id="title">T</h1><button id="press">B</button><input id="field"></div></main>`;
  return () => vi.useRealTimers();
});

it('leaves the focus of a person elsewhere, however often the page asks', () => {
  at('home').focus();
  for (let count = 0; count < 3; count += 1) at('field').focus();
  expect(focused()).toBe('home');
});

it('lets the page have the focus that nobody has, and move it within', () => {
  at('press').focus();
  expect(focused()).toBe('press');
  at('field').focus();
  expect(focused()).toBe('field');
});

it.each(['pointerdown', 'keydown'])('lets the page take it right after a %s there', (type) => {
  at('home').focus();
  person(type, 'press');
  at('field').focus();
  expect(focused()).toBe('field');
});

it('takes the leave back when time goes by, and when the person goes elsewhere', () => {
  at('home').focus();
  person('pointerdown', 'press');
  vi.advanceTimersByTime(1500);
  at('field').focus();
  expect(focused()).toBe('home');

  at('home').blur();
  at('field').focus();
  // Tab is pressed in the page and leads out of it.
  person('keydown', 'field');
  at('home').focus();
  at('field').focus();
  expect(focused()).toBe('home');
});

it('does not stop the platform, which says what has just been opened', () => {
  at('home').focus();
  focusScreen();
  expect(focused()).toBe('title');
});

it('scrolls to a part of the page right after a person has used it, and not by itself', () => {
  at('field').scrollIntoView();
  expect(scrolled).not.toHaveBeenCalled();
  person('pointerdown', 'press');
  at('field').scrollIntoView();
  expect(scrolled).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1500);
  at('field').scrollIntoView();
  expect(scrolled).toHaveBeenCalledTimes(1);
});

it("scrolls to the platform's parts at any time", () => {
  at('home').scrollIntoView();
  expect(scrolled).toHaveBeenCalledTimes(1);
});
