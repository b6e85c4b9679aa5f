import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EditorState } from '../editor-state.ts';
import { draftKeeper } from './draft-keeper.ts';
import { HeldDraftError } from './held-draft.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const BASE = { type: 'page' };
const pageOf = (title: string) => ({ type: 'page', title });

/** Answers a call, and waits until the keeper has taken the answer. */
async function answer(give: () => void): Promise<void> {
  give();
  await vi.advanceTimersByTimeAsync(0);
}

/** A keeper, and the calls that it has made. Each is answered by hand. */
function begin() {
  const calls: { title: string; take(): void; lose(): void; refuse(): void }[] = [];
  const states: EditorState['draft'][] = [];
  const discards: { take(): void; lose(): void }[] = [];
  const keeper = draftKeeper({
    name: 'page',
    base: JSON.stringify(BASE),
    isDraft: false,
    send: (schema) =>
      new Promise((resolve, reject) => {
        calls.push({
          title: (schema as { title: string }).title,
          take: resolve,
          lose: () => reject(new Error('offline')),
          refuse: () => reject(new HeldDraftError('conflict', 'moved')),
        });
      }),
    discard: () =>
      new Promise((resolve, reject) => discards.push({ take: resolve, lose: () => reject(new Error('offline')) })),
    onState: (state) => states.push(state),
  });
  /** Changes the page, and waits until the keeper has sent what it may. */
  async function change(title: string): Promise<void> {
    keeper.changed(pageOf(title));
    await vi.runOnlyPendingTimersAsync();
  }
  return { keeper, calls, discards, states, change };
}

it('sends no draft while the page is published, and the draft afterwards', async () => {
  const { keeper, calls, states, change } = begin();
  let published = (): void => undefined;
  const publishing = keeper.during(new Promise<void>((resolve) => (published = resolve)));
  await change('written meanwhile');
  expect(calls).toEqual([]);
  published();
  await publishing;
  keeper.published(BASE);
  await vi.runOnlyPendingTimersAsync();
  expect(calls.map(({ title }) => title)).toEqual(['written meanwhile']);
  calls[0]!.take();
  await vi.runOnlyPendingTimersAsync();
  expect(states.at(-1)).toBe('saved');
});

it('goes on sending after a publication that failed', async () => {
  const { keeper, calls, change } = begin();
  await expect(keeper.during(Promise.reject(new Error('busy')))).rejects.toThrow('busy');
  await change('afterwards');
  expect(calls).toHaveLength(1);
});

it('names every unanswered page, so that nobody has a conflict with their own draft', async () => {
  const { keeper, calls, change } = begin();
  await change('first');
  await answer(calls[0]!.lose);
  await change('second');
  await answer(calls[1]!.lose);
  await change('third');
  await answer(calls[2]!.refuse);
  const unanswered = ['first', 'second'].map((title) => JSON.stringify(pageOf(title)));
  expect(keeper.refused()).toEqual({ base: BASE, mine: pageOf('third'), unanswered });

  keeper.settle(pageOf('first'), pageOf('third'));
  await vi.advanceTimersByTimeAsync(0);
  await answer(calls[3]!.refuse);
  expect(keeper.refused()).toEqual({ base: pageOf('first'), mine: pageOf('third'), unanswered: [] });
});

it('forgets unanswered pages once the server has stored a later one', async () => {
  const { keeper, calls, change } = begin();
  await change('first');
  await answer(calls[0]!.lose);
  await change('second');
  await answer(calls[1]!.take);
  await change('third');
  await answer(calls[2]!.refuse);
  expect(keeper.refused()).toMatchObject({ base: pageOf('second'), unanswered: [] });
});

describe('a page that is as it was', () => {
  const undo = async ({ keeper }: ReturnType<typeof begin>, schema: object = BASE): Promise<void> => {
    keeper.changed(schema);
    await vi.runOnlyPendingTimersAsync();
  };

  it('has no draft, and sends none, when it was undone before one was sent', async () => {
    const tried = begin();
    tried.keeper.changed(pageOf('typed'));
    await undo(tried);
    expect([tried.calls, tried.discards, tried.states.at(-1)]).toEqual([[], [], 'none']);
  });

  it('has no draft any more once the server has thrown it away', async () => {
    const tried = begin();
    await tried.change('typed');
    await answer(tried.calls[0]!.take);
    expect(tried.states.at(-1)).toBe('saved');
    await undo(tried);
    expect(tried.states.at(-1)).toBe('saving');
    await answer(tried.discards[0]!.lose);
    expect(tried.states.at(-1)).toBe('failed');
    await vi.runOnlyPendingTimersAsync();
    await answer(tried.discards[1]!.take);
    expect([tried.calls.length, tried.states.at(-1)]).toEqual([1, 'none']);
    await tried.change('typed again');
    expect(tried.calls).toHaveLength(2);
  });

  it('is what was published last', async () => {
    const tried = begin();
    await tried.change('first');
    await answer(tried.calls[0]!.take);
    tried.keeper.published(pageOf('first'));
    await tried.change('second');
    await answer(tried.calls[1]!.take);
    await undo(tried, pageOf('first'));
    await answer(tried.discards[0]!.take);
    expect(tried.states.at(-1)).toBe('none');
  });

  it('is sent as a draft first where the server may have one that nobody here knows', async () => {
    const tried = begin();
    await tried.change('lost');
    await answer(tried.calls[0]!.lose);
    await undo(tried);
    expect([tried.discards.length, tried.calls.length]).toEqual([0, 2]);
    await answer(tried.calls[1]!.take);
    await answer(tried.discards[0]!.take);
    expect(tried.states.at(-1)).toBe('none');
  });
});
