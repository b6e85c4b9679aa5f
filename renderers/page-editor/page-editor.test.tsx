import { expect, it } from 'vitest';
import { draftKeeper } from '../../src/editor/session/draft-keeper.ts';
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
