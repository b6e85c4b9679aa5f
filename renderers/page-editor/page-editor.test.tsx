import { expect, it } from 'vitest';
import type { EditedScreen } from '../../src/editor/editing.ts';
import { copyOffer } from '../../src/editor/session/copy-offer.ts';
import { draftKeeper } from '../../src/editor/session/draft-keeper.ts';
import { HeldDraftError } from '../../src/editor/session/held-draft.ts';
import { copiesOf, copyName, keepCopy } from '../../src/editor/session/local-copy.ts';

const discard = async (): Promise<void> => undefined;

it('sends the newest page, keeps a copy until the server has it, and sends nothing that is not new', async () => {
  const sent: object[] = [];
  const states: string[] = [];
  let isDown = true;
  const keeper = draftKeeper({
    name: copyName('page', 'tab'),
    base: '{"a":1}',
    isDraft: false,
    discard,
    async send(schema) {
      if (isDown) throw new Error('down');
      sent.push(schema);
    },
    onState: (state) => states.push(state),
  });
  keeper.changed({ a: 1 });
  expect(states).toEqual([]);
  keeper.changed({ a: 2 });
  keeper.changed({ a: 3 });
  expect(copiesOf('page')).toMatchObject([{ schema: { a: 3 }, base: '{"a":1}' }]);
  await expect(keeper.flush()).rejects.toThrow('down');
  expect(copiesOf('page')).toHaveLength(1);
  isDown = false;
  await keeper.flush();
  expect([sent, copiesOf('page'), states.at(-1)]).toEqual([[{ a: 3 }], [], 'saved']);
  await keeper.flush();
  expect(sent).toHaveLength(1);
  keeper.published({ a: 3 });
  expect(states.at(-1)).toBe('none');
  keeper.changed({ a: 4 });
  keeper.published({ a: 3 });
  expect(states.at(-1)).toBe('unsaved');
  await keeper.flush();
});

it('sends nothing over a newer draft before somebody has chosen', async () => {
  const sent: object[] = [];
  let isMoved = true;
  let state = '';
  const keeper = draftKeeper({
    name: copyName('moved', 'tab'),
    base: '{"a":1}',
    isDraft: false,
    discard,
    async send(schema) {
      if (isMoved) throw new HeldDraftError('conflict', 'moved');
      sent.push(schema);
    },
    onState: (next) => {
      state = next;
    },
  });
  keeper.changed({ a: 2 });
  await expect(keeper.flush()).rejects.toThrow('moved');
  isMoved = false;
  keeper.changed({ a: 3 });
  await expect(keeper.flush()).rejects.toThrow('moved');
  expect([sent, state]).toEqual([[], 'conflict']);
  expect(keeper.refused()).toMatchObject({ base: { a: 1 }, mine: { a: 3 } });
  expect(copiesOf('moved')).toMatchObject([{ schema: { a: 3 }, base: '{"a":1}' }]);
  keeper.settle({ a: 9 }, { a: 3 });
  await keeper.flush();
  expect([sent, state, keeper.refused(), copiesOf('moved')]).toEqual([[{ a: 3 }], 'saved', null, []]);
});

it('waits after the end of a session, and sends a page that was refused again once it is another one', async () => {
  const sent: object[] = [];
  const states: string[] = [];
  let error: Error | null = new HeldDraftError('signed-out', '');
  const keeper = draftKeeper({
    name: copyName('held', 'tab'),
    base: '{"a":1}',
    isDraft: false,
    discard,
    async send(schema) {
      if (error) throw error;
      sent.push(schema);
    },
    onState: (state, why) => states.push(why ? `${state}: ${why}` : state),
  });
  keeper.changed({ a: 2 });
  await expect(keeper.flush()).rejects.toThrow();
  keeper.changed({ a: 3 });
  expect([states.at(-1), copiesOf('held')]).toMatchObject(['signed-out', [{ schema: { a: 3 } }]]);
  error = new HeldDraftError('refused', 'too large');
  keeper.resume();
  await expect(keeper.flush()).rejects.toThrow('too large');
  expect(states.at(-1)).toBe('refused: too large');
  error = null;
  keeper.changed({ a: 4 });
  await keeper.flush();
  expect([sent, states.at(-1), copiesOf('held')]).toEqual([[{ a: 4 }], 'saved', []]);
});

it('goes on with the copy of a tab that was closed, and offers one that began from another page', () => {
  let page: object = { a: 1 };
  const now = {
    page: () => page,
    apply: (next: object) => {
      page = next;
    },
    report: () => undefined,
  } as EditedScreen;
  keepCopy(copyName('tabs', 'one'), { schema: { a: 2 }, base: '{"a":1}' });
  keepCopy(copyName('tabs', 'two'), { schema: { a: 3 }, base: '{"a":0}' });
  keepCopy(copyName('tabs/other', 'one'), { schema: { a: 4 }, base: '{"a":1}' });
  const offer = copyOffer('tabs');
  offer.begin(now);
  expect([page, offer.isOpen(), offer.found()]).toEqual([{ a: 2 }, true, { base: { a: 0 }, mine: { a: 3 } }]);
  offer.answer(now, true);
  expect([page, offer.isOpen(), copiesOf('tabs')]).toEqual([{ a: 3 }, false, []]);
  expect(copiesOf('tabs/other')).toHaveLength(1);
});
