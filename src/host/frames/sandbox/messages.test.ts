import { expect, it } from 'vitest';
import { receivedError, sentError } from './messages.ts';

it.each([undefined, null, 7, 'x', {}])('makes an error of %j, which no page of ours sends', (sent) => {
  expect(receivedError(sent as never)).toBeInstanceOf(Error);
});

it('an error keeps its name and words on its way, of which no one is longer than a bar can show', () => {
  const error = Object.assign(new TypeError('x'.repeat(78_000)), {
    reason: 'steps',
    place: 'y'.repeat(500),
    secret: 's',
  });
  const received = receivedError(sentError(error)) as Error & { place: string };
  expect(received).toMatchObject({ name: 'TypeError', reason: 'steps' });
  expect([received.message.length, received.place.length]).toEqual([400, 400]);
  expect(received).not.toHaveProperty('secret');
});
