import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Reach } from './sign-in-reach.ts';
import { watchReach } from './watch-reach.ts';

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);

let end: () => void;
const onLost = vi.fn();
const measure = vi.fn<(frame: Element) => Reach>();

const placeOf = vi.fn<() => number | undefined>();

function watch(...found: Reach[]): HTMLElement {
  document.body.innerHTML = '<div id="frame"></div>';
  measure.mockReset().mockReturnValue(found.at(-1) as Reach);
  for (const each of found) measure.mockReturnValueOnce(each);
  const frame = document.getElementById('frame')!;
  end = watchReach(frame, measure, onLost, placeOf);
  return frame;
}

beforeEach(() => {
  vi.useFakeTimers();
  onLost.mockReset();
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

it('tells after three bad measurements in a row, and ends there', () => {
  watch('bad');
  vi.advanceTimersByTime(1900);
  expect(onLost).toHaveBeenCalledTimes(1);
  expect(measure).toHaveBeenCalledTimes(3);
});

it.each<Reach>(['good', 'unknown'])('forgets what was bad once it is %s', (other) => {
  watch('bad', 'bad', other);
  vi.advanceTimersByTime(60_000);
  expect(onLost).not.toHaveBeenCalled();
});

it('measures at once, soon after a change, and every two seconds at rest', async () => {
  const frame = watch('good');
  vi.advanceTimersByTime(1000);
  expect(measure).toHaveBeenCalledTimes(1);
  frame.className = 'w-0';
  await Promise.resolve();
  vi.advanceTimersByTime(900);
  expect(measure).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(4500);
  expect(measure).toHaveBeenCalledTimes(5);
  end();
  frame.className = '';
  await Promise.resolve();
  vi.advanceTimersByTime(60_000);
  expect(measure).toHaveBeenCalledTimes(5);
});

it('tells when the form comes back each time, but goes the fifth time within a minute', async () => {
  const frame = watch(...Array.from({ length: 5 }, () => ['bad', 'good'] as const).flat());
  for (let count = 0; count < 5; count++) {
    expect(onLost).not.toHaveBeenCalled();
    frame.className = `away-${count}`;
    await Promise.resolve();
    vi.advanceTimersByTime(950);
  }
  expect(onLost).toHaveBeenCalledTimes(1);
});

it('forgets after a minute that the form was away', async () => {
  const frame = watch('good');
  for (let count = 0; count < 5; count++) {
    measure.mockReturnValueOnce('bad');
    frame.className = `away-${count}`;
    await Promise.resolve();
    vi.advanceTimersByTime(40_000);
  }
  expect(onLost).not.toHaveBeenCalled();
});

/** Has the form stand elsewhere twenty times, seconds apart, after what a person does each time. */
async function jump(frame: HTMLElement, before: () => void = () => undefined): Promise<void> {
  for (let count = 0; count < 21; count += 1) {
    vi.advanceTimersByTime(2000);
    before();
    placeOf.mockReturnValue(count % 2 ? 800 : 100);
    frame.className = `m-${count}`;
    await Promise.resolve();
    vi.advanceTimersByTime(200);
  }
}

it('tells of a form that jumps', async () => {
  await jump(watch('good'));
  expect(onLost).toHaveBeenCalledTimes(1);
});

it('lets people themselves move the form', async () => {
  await jump(watch('good'), () => window.dispatchEvent(new Event('pointerdown')));
  expect(onLost).not.toHaveBeenCalled();
});
