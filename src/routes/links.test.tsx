import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followLinks } from './links.ts';
import type { Navigator } from './navigator.ts';

/** jsdom cannot load documents; what the host leaves to the browser ends here. */
window.addEventListener('click', (event) => event.preventDefault());

const go = vi.fn();
const onIntent = vi.fn();
let stop: () => void;

beforeEach(() => {
  const destination = (address: string) => {
    const url = new URL(address);
    const inside = { kind: 'inside', path: url.pathname } as const;
    return url.protocol === 'javascript:'
      ? null
      : url.origin === window.location.origin
        ? inside
        : ({ kind: 'outside', url: address } as const);
  };
  const navigator = { go, destination } as unknown as Navigator;
  stop = followLinks(document, { navigator, onIntent, hold: vi.fn(), isPage: (path) => path.startsWith('/i') });
});
afterEach(() => {
  stop();
  vi.clearAllMocks();
});

function click(html: string, init: MouseEventInit = {}): { prevented: boolean } {
  document.body.innerHTML = html;
  const target = document.body.querySelector('[data-target]') ?? document.body.querySelector('a')!;
  let prevented = false;
  const note = (event: Event) => {
    prevented = event.defaultPrevented;
  };
  document.addEventListener('click', note);
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  document.removeEventListener('click', note);
  return { prevented };
}

it('follows a link to a page in place, also by a click on its content', () => {
  expect(click('<a href="/i/profile"><b data-target>Profile</b></a>').prevented).toBe(true);
  expect(go).toHaveBeenCalledWith(`${window.location.origin}/i/profile`);
});

it.each([
  ['a modified click', '<a href="/i/profile">x</a>', { ctrlKey: true }],
  ['another button', '<a href="/i/profile">x</a>', { button: 1 }],
  ['a new window', '<a href="/i/profile" target="_blank">x</a>', {}],
  ['a download', '<a href="/i/file" download>x</a>', {}],
  ['a jump within the page', '<a href="#part">x</a>', {}],
  ['what is no page', '<a href="/api/upload/1">x</a>', {}],
  ['another site', '<a href="https://other.example/">x</a>', {}],
])('leaves %s to the browser', (_, html, init) => {
  click(`<div>${html}</div>`, init);
  expect(go).not.toHaveBeenCalled();
});

it('does not follow a program', () => {
  expect(click('<a href="javascript:void 0">x</a>', { ctrlKey: true }).prevented).toBe(true);
  expect(go).not.toHaveBeenCalled();
});

it('tells when a person is about to follow a link', () => {
  document.body.innerHTML = '<a href="/i/profile">x</a><a href="/other">y</a>';
  for (const link of document.querySelectorAll('a')) {
    link.dispatchEvent(new Event('pointerover', { bubbles: true }));
  }
  expect(onIntent.mock.calls).toEqual([['/i/profile']]);
});
