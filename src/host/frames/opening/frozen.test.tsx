import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ShownScreen } from '../../../state/state.ts';
import { whenIdle } from '../../late/when-idle.ts';
import { ScreenBoundary } from '../../tree/screen-boundary.tsx';

vi.mock('../../late/when-idle.ts', () => ({ whenIdle: vi.fn() }));

const shown = (version: number) => ({ id: 'a/b', layer: 'company', version, scope: {}, source: {} }) as ShownScreen;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.mocked(whenIdle).mockReset();
  sessionStorage.clear();
});
afterEach(cleanup);

/** Shows a version in a document of its own, which knows nothing of those before it; answers who is told when it is given up. */
async function load(version = 1) {
  vi.resetModules();
  const { FrozenCheck } = await import('./frozen.tsx');
  const onFailure = vi.fn();
  const { unmount } = render(
    <ScreenBoundary screen={shown(version)} onFailure={onFailure}>
      <FrozenCheck screen={shown(version)} />
      <p>page {version}</p>
    </ScreenBoundary>,
  );
  return { onFailure, unmount };
}

/** What is left of the note when the tab is killed: neither an idle moment nor an end of the page. */
async function freeze(version = 1) {
  await load(version);
  const notes = sessionStorage.getItem('pagewright.begun') ?? '';
  cleanup();
  sessionStorage.setItem('pagewright.begun', notes);
}

it('gives a version up that froze the tab twice, and no other one', async () => {
  await freeze();
  await freeze();
  const { onFailure } = await load();
  expect(onFailure).toHaveBeenCalledWith(shown(1), expect.objectContaining({ name: 'Frozen' }));
  expect(screen.queryByText('page 1')).toBeNull();
  expect((await load(2)).onFailure).not.toHaveBeenCalled();
  expect(screen.getByText('page 2')).toBeTruthy();
});

it('gives nothing up that froze the tab once', async () => {
  await freeze();
  expect((await load()).onFailure).not.toHaveBeenCalled();
});

it.each<[string, () => void, (unmount: () => void) => void]>([
  ['is idle', () => vi.mocked(whenIdle).mockImplementation((work) => work()), () => undefined],
  ['is left', () => undefined, (unmount) => unmount()],
  ['is loaded anew', () => undefined, () => void window.dispatchEvent(new Event('pagehide'))],
])('forgets a page that %s', async (_, before, after) => {
  await freeze();
  before();
  const { unmount } = await load();
  after(unmount);
  expect(sessionStorage.getItem('pagewright.begun')).toBe('{}');
});

it('gives no draft up', async () => {
  for (let times = 0; times < 3; times += 1) await freeze(0);
  expect((await load(0)).onFailure).not.toHaveBeenCalled();
});
