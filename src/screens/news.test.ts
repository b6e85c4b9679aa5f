import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ShownScreen } from '../state/state.ts';
import type { Layer } from '../types/start.ts';
import { gatherNews } from './news.ts';

const shown = (layer: Layer, version: number) => ({ id: 'home/companies', layer, version }) as ShownScreen;
const change = (layer: Layer, version: number, id = 'home/companies') => ({ id, layer, version });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What is asked for after changes that come in one go. */
function askedAfter(changes: ReturnType<typeof change>[], ...screens: ShownScreen[]): string[] {
  const asked: string[] = [];
  const hear = gatherNews(
    () => screens,
    ({ id }) => asked.push(id),
  );
  for (const each of changes) hear(each);
  vi.runAllTimers();
  return asked;
}

it('asks once for a screen, however often it has changed', () => {
  const changes = [5, 6, 7].flatMap((version) => [change('platform', version), change('company', version - 4)]);
  expect(askedAfter(changes, shown('platform', 4))).toEqual(['home/companies']);
});

it('asks for no screen that is not shown', () => {
  expect(askedAfter([change('platform', 2, 'docs/empty')], shown('builtin', 1))).toEqual([]);
});

it.each([
  ['the version that is shown', [change('platform', 3), change('platform', 0), change('platform', 4)]],
  ['a change below what is shown', [change('builtin', 99)]],
])('asks for nothing after %s', (_what, changes) => {
  expect(askedAfter(changes, shown('platform', 4))).toEqual([]);
});

it.each([
  ['a version taken back', [change('platform', 3)]],
  ['an override taken away', [change('platform', 0)]],
  ['an override from above', [change('app', 1)]],
  ['one from above that has gone, as it may have failed here', [change('company', 0)]],
])('asks after %s', (_what, changes) => {
  expect(askedAfter(changes, shown('platform', 4))).toEqual(['home/companies']);
});

it('asks again for what changes later', () => {
  const ask = vi.fn();
  const hear = gatherNews(() => [shown('builtin', 1)], ask);
  hear(change('builtin', 2));
  vi.runAllTimers();
  hear(change('builtin', 3));
  vi.runAllTimers();
  expect(ask).toHaveBeenCalledTimes(2);
});
