import { expect, it } from 'vitest';
import { draftKeeper } from '../../src/editor/session/draft-keeper.ts';
import { DraftMovedError } from '../../src/editor/session/draft-moved.ts';
import { readCopy } from '../../src/editor/session/local-copy.ts';

it('sends the newest page, keeps a copy until the server has it, and sends nothing that is not new', async () => {
  const sent: object[] = [];
  const states: string[] = [];
  let isDown = true;
  const keeper = draftKeeper({
    name: 'page',
    base: '{"a":1}',
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
  expect(readCopy('page')).toEqual({ schema: { a: 3 }, base: '{"a":1}' });
  await expect(keeper.flush()).rejects.toThrow('down');
  expect(readCopy('page')).not.toBeNull();
  isDown = false;
  await keeper.flush();
  expect([sent, readCopy('page'), states.at(-1)]).toEqual([[{ a: 3 }], null, 'saved']);
  await keeper.flush();
  expect(sent).toHaveLength(1);
});

it('sends nothing over a newer draft before somebody has chosen', async () => {
  const sent: object[] = [];
  let isMoved = true;
  let state = '';
  const keeper = draftKeeper({
    name: 'moved',
    base: '{"a":1}',
    async send(schema) {
      if (isMoved) throw new DraftMovedError('moved');
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
  expect(readCopy('moved')).toEqual({ schema: { a: 3 }, base: '{"a":1}' });
  keeper.settle({ a: 9 }, { a: 3 });
  await keeper.flush();
  expect([sent, state, keeper.refused(), readCopy('moved')]).toEqual([[{ a: 3 }], 'saved', null, null]);
});
