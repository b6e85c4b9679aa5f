import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ShownScreen } from '../../../../state/state.ts';
import { createPageWishes } from './page-wishes.ts';

const use = (isActive: boolean) => vi.stubGlobal('navigator', { userActivation: { isActive } });

beforeEach(() => {
  vi.useFakeTimers();
  use(true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const screen = { id: 'company/desk' } as ShownScreen;

function wishes(shown: () => ShownScreen | undefined = () => screen) {
  const host = { parts: { hold: vi.fn(), slowed: vi.fn() }, onFailure: vi.fn() };
  const ways = { go: vi.fn() };
  return { ...host, ways, made: createPageWishes(host as never, ways, shown) };
}

it('leads where a page asks to a few times in a second, however often it asks', () => {
  const { made, ways, parts } = wishes();
  for (let at = 0; at < 300; at += 1) {
    made.go(`?a=${at}`, true);
    made.hold(`/docs?a=${at}`, true);
    made.slowed();
    vi.advanceTimersByTime(10);
  }
  vi.advanceTimersByTime(1000);
  for (const { mock } of [ways.go, parts.hold, parts.slowed]) expect(mock.calls.length).toBeLessThan(12);
  expect(ways.go).toHaveBeenLastCalledWith('?a=299', true);
});

it('asks nobody about another address when nobody has clicked', () => {
  const { made, parts } = wishes();
  use(false);
  made.hold('https://elsewhere.invalid/', true);
  expect(parts.hold).not.toHaveBeenCalled();
});

it('leaves addresses alone that are none, and pages that have gone', () => {
  const { made, ways } = wishes();
  made.go(`?${'a'.repeat(9000)}`, false);
  made.go({ length: 1 }, false);
  expect(ways.go).not.toHaveBeenCalled();
  let shown: ShownScreen | undefined = screen;
  const late = wishes(() => shown);
  late.made.go('?a', false);
  late.made.go('?b', false);
  shown = undefined;
  vi.advanceTimersByTime(1000);
  expect(late.ways.go).toHaveBeenCalledTimes(1);
});

it('hears of some nodes that fail', () => {
  const { made, onFailure } = wishes();
  for (let at = 0; at < 500; at += 1) made.nodeFailed({ name: 'Error', message: `${at}` }, {});
  expect(onFailure).toHaveBeenCalledTimes(50);
});
