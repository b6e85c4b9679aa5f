import { afterEach, expect, it, vi } from 'vitest';
import { arrive } from './arrive.ts';

const scrolledTo: string[] = [];
Element.prototype.scrollIntoView = function (this: Element) {
  scrolledTo.push(this.id);
};
const scrollTo = vi.fn();
window.scrollTo = scrollTo as unknown as typeof window.scrollTo;

afterEach(() => {
  scrolledTo.length = 0;
  scrollTo.mockClear();
  document.body.innerHTML = '';
});

/** Arrives at a page with a main part and parts of these names. */
function arriveAt(hash: string, ...names: string[]): void {
  const main = document.createElement('main');
  main.tabIndex = -1;
  document.body.append(main);
  for (const name of names) main.append(Object.assign(document.createElement('section'), { id: name }));
  arrive({ pathname: '/i/profile', search: '', hash }, 'push');
}

it.each(['#100%', '#%', '#%zz', '#%ff', '#', '', '#none'])('begins at the top where %j names no part', (hash) => {
  arriveAt(hash, 'other');
  expect(scrolledTo).toEqual([]);
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  expect(document.activeElement).not.toBe(document.body);
});

it.each([
  ['#100%', '100%'],
  ['#100%25', '100%'],
  ['#a%20b', 'a b'],
  ['#a&b+c', 'a&b+c'],
  ['#a%26b%2Bc', 'a&b+c'],
  ['#%E5%B7%A5%', '工%'],
])('goes from %j to the part named %j', (hash, name) => {
  arriveAt(hash, name);
  expect(scrolledTo).toEqual([name]);
});
