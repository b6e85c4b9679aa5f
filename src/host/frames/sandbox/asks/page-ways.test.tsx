import { afterEach, expect, it, vi } from 'vitest';
import { resolveDestination } from '../../../../routes/address.ts';
import type { FrameParts } from '../../frame-parts.ts';
import { createPageWays } from './page-ways.ts';

const frame = { screen: 'company/desk', layer: 'company', version: 1, scope: { company: 'globex' } } as const;

function ways(isUsed: boolean) {
  Object.defineProperty(navigator, 'userActivation', { value: { isActive: isUsed }, configurable: true });
  const updateLocation = vi.fn();
  const jumpTo = vi.fn();
  const hold = vi.fn();
  const here = { pathname: '/company/globex', search: '?embed=1', hash: '' };
  const own = {
    place: () => here,
    destination: (address: string) => resolveDestination(address, 'http://localhost/company/globex', ''),
  };
  const made = createPageWays(
    { updateLocation, jumpTo } as never,
    { navigator: own, hold } as unknown as FrameParts,
    () => frame,
  );
  return { ...made, updateLocation, jumpTo, hold };
}

afterEach(() => {
  delete (navigator as { userActivation?: unknown }).userActivation;
});

it('writes a query into the address, keeps the names of the platform there, and adds no entry by itself', () => {
  const { go, updateLocation } = ways(false);
  go('/company/globex?page=2&embed=0', false);
  expect(updateLocation).toHaveBeenCalledWith('/company/globex?page=2&embed=1', true);
});

it('leads to its own company after a click, and holds everything else', () => {
  const used = ways(true);
  used.go('/company/globex/app/crm', false);
  expect(used.updateLocation).toHaveBeenCalledWith('/company/globex/app/crm', false);
  for (const address of ['/company/acme', '/i/profile', 'https://elsewhere.invalid/', '/logout'])
    used.go(address, false);
  expect(used.hold.mock.calls.map(([address]) => address)).toEqual([
    '/company/acme',
    '/i/profile',
    'https://elsewhere.invalid/',
    '/logout',
  ]);
  used.go('javascript:alert(1)', false);
  expect(used.hold).toHaveBeenCalledTimes(4);
});

it('leads nowhere without a click', () => {
  const { go, back, hold, updateLocation, jumpTo } = ways(false);
  go('/company/globex/app/crm', false);
  back();
  expect([hold.mock.calls, updateLocation.mock.calls, jumpTo.mock.calls]).toEqual([[], [], []]);
});

it('goes back once for a use, and adds few entries to the history', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { go, back, updateLocation, jumpTo } = ways(true);
  for (let at = 0; at < 50; at += 1) {
    back();
    go(`/company/globex?page=${String(at)}`, false);
    vi.advanceTimersByTime(10);
  }
  expect(jumpTo.mock.calls).toEqual([['goBack']]);
  expect(updateLocation.mock.calls.filter(([, replace]) => !replace)).toHaveLength(1);
  vi.advanceTimersByTime(5000);
  back();
  go('/company/globex?page=51', false);
  expect(jumpTo).toHaveBeenCalledTimes(2);
  expect(updateLocation).toHaveBeenLastCalledWith('/company/globex?page=51&embed=1', false);
  vi.useRealTimers();
});
