import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { isClicked, spendClick, takeClick, takeEntry, watchClicks } from './clicks.ts';

let note: (event: object) => void;
const at = (id: string) => document.getElementById(id)!;

/** What a browser tells of a person; no script can make such an event. */
const person = (type: string, id: string, rest: object = {}) =>
  note({ type, target: at(id), isTrusted: true, pointerType: 'mouse', detail: 1, ...rest });

beforeAll(() => {
  const listen = vi.spyOn(window, 'addEventListener');
  watchClicks();
  note = listen.mock.calls.find(([type]) => type === 'keydown')?.[1] as typeof note;
  listen.mockRestore();
});

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<header><a id="docs" href="/docs">Docs</a></header><main id="main"></main>
    <div id="other" data-author="tenant"></div>
    <div data-author="tenant"><div id="view"></div><button id="own">B</button><div class="pw-node"><button id="retry">R</button></div></div>`;
  person('pointerdown', 'docs');
  return () => vi.useRealTimers();
});

const clicked = () => isClicked(at('view'));

it.each(['docs', 'retry', 'other', 'main'])('counts no click at %s, and forgets the one before', (id) => {
  person('pointerdown', 'own');
  expect(clicked()).toBe(true);
  person('pointerdown', id);
  person('click', id);
  expect(clicked()).toBe(false);
  person('keydown', id, { key: 'Enter' });
  expect(clicked()).toBe(false);
});

it('counts a click in the page for some seconds', () => {
  person('pointerdown', 'own');
  vi.advanceTimersByTime(4000);
  expect(clicked()).toBe(true);
  vi.advanceTimersByTime(2000);
  expect(clicked()).toBe(false);
});

it('counts keys that do something, and none that lead through the page', () => {
  for (const key of ['Tab', 'Escape', 'ArrowDown', 'Shift', 'PageDown']) person('keydown', 'own', { key });
  expect(clicked()).toBe(false);
  person('keydown', 'own', { key: 'Enter' });
  expect(clicked()).toBe(true);
});

it('counts nothing that a script made, no beginning of a scroll, and no press that began elsewhere', () => {
  person('pointerdown', 'own', { isTrusted: false });
  person('pointerdown', 'own', { pointerType: 'touch' });
  expect(clicked()).toBe(false);
  person('click', 'own');
  expect(clicked()).toBe(true);
  person('pointerdown', 'docs');
  person('click', 'own');
  expect(clicked()).toBe(false);
});

it('allows one step away', () => {
  person('pointerdown', 'own');
  expect([takeClick(at('view')), takeClick(at('view'))]).toEqual([true, true]);
  vi.advanceTimersByTime(1);
  expect([clicked(), takeClick(at('view'))]).toEqual([false, false]);
});

it('lets the click that ends a press allow nothing when the press has just allowed its step', () => {
  person('pointerdown', 'own');
  expect(takeClick(at('view'))).toBe(true);
  person('click', 'own');
  expect(takeClick(at('view'))).toBe(false);
});

it('allows one start of the document anew, in the same task too', () => {
  person('pointerdown', 'own');
  expect([spendClick(at('view')), spendClick(at('view')), takeClick(at('view'))]).toEqual([true, false, false]);
  person('click', 'own');
  expect(spendClick(at('view'))).toBe(false);
});

it('allows one step for a press and the click that ends it', () => {
  const step = () => {
    const isAllowed = takeClick(at('view'));
    vi.advanceTimersByTime(1);
    return isAllowed;
  };
  person('pointerdown', 'own');
  expect(step()).toBe(true);
  person('click', 'own');
  expect(step()).toBe(false);
  person('keydown', 'own', { key: 'Enter' });
  expect(step()).toBe(true);
  person('click', 'own', { detail: 0 });
  expect(step()).toBe(false);
  person('pointerdown', 'own', { pointerType: 'touch' });
  person('click', 'own');
  expect(step()).toBe(true);
});

it('lets a click add one entry to the history, and still lead on', () => {
  expect(takeEntry(at('view'))).toBe(false);
  person('pointerdown', 'own');
  person('click', 'own');
  expect(takeEntry(at('view'))).toBe(true);
  expect(takeEntry(at('view'))).toBe(false);
  expect(takeClick(at('view'))).toBe(true);
  person('pointerdown', 'own');
  expect(takeEntry(at('view'))).toBe(true);
});
