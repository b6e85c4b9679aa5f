import type { FastifyRequest } from 'fastify';
import { expect, it, vi } from 'vitest';
import { bodyTurns, LARGE_BODY } from './body-turns.ts';

const request = { session: { accountId: 'a' } } as unknown as FastifyRequest;
const large = 'x'.repeat(LARGE_BODY);

/** A clock that moves by hand. `pauses` are those that somebody waits for. */
function handClock() {
  const pauses: { milliseconds: number; end: () => void }[] = [];
  let time = 0;
  const clock = {
    now: () => time,
    after: (milliseconds: number, end: () => void) => void pauses.push({ milliseconds, end }),
  };
  return { clock, pauses, pass: (milliseconds: number) => (time += milliseconds) };
}

it('leaves a pause after a large body that is as long as the body took, and a second at most', async () => {
  const { clock, pauses, pass } = handClock();
  const inTurn = bodyTurns(clock);
  const read: string[] = [];
  const send = (name: string, took: number) =>
    inTurn(request, large, () => {
      read.push(name);
      pass(took);
    });
  void send('first', 300);
  void send('second', 5000);
  await vi.waitFor(() => expect(pauses).toHaveLength(1));
  expect([read, pauses[0]!.milliseconds]).toEqual([['first'], 300]);
  pauses[0]!.end();
  await vi.waitFor(() => expect(pauses).toHaveLength(2));
  expect([read, pauses[1]!.milliseconds]).toEqual([['first', 'second'], 1000]);
});

it('reads a small body during the pause', async () => {
  const { clock, pauses } = handClock();
  const inTurn = bodyTurns(clock);
  await inTurn(request, large, () => undefined);
  await vi.waitFor(() => expect(pauses).toHaveLength(1));
  const read = vi.fn();
  await inTurn(request, '{}', read);
  expect(read).toHaveBeenCalledOnce();
});
