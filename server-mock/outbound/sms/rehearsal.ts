import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { fail } from '../../kernel/errors/fail.ts';

/** How many messages are remembered. */
const remembered = 20;

/** What a message met with. */
interface Outcome {
  milliseconds: number;
  left: boolean;
}

/** Sending, and what looks like it from outside. */
export interface Rehearsal {
  /** Sends a message and remembers what it met with. */
  perform(send: () => Promise<void>): Promise<void>;
  rehearse(): Promise<void>;
}

/**
 * Messages cost money, so an unknown phone gets none; but whoever asks is told when the gateway fails, and must not learn
 * from answer or time which phones are known. So an unknown phone meets with what the latest message met with: the same
 * outcome, after the time that some message of that outcome took. What is left to see is one answer each time the
 * gateway goes down or comes back (and before the first message since the start), each for an image solved by hand.
 * @param pause lets milliseconds pass; tests bring their own.
 */
export function createRehearsal(pause: (milliseconds: number) => Promise<unknown> = wait): Rehearsal {
  const outcomes: Outcome[] = [];
  return {
    async perform(send) {
      const begun = performance.now();
      let left = false;
      try {
        await send();
        left = true;
      } finally {
        outcomes.push({ milliseconds: performance.now() - begun, left });
        if (outcomes.length > remembered) outcomes.shift();
      }
    },
    async rehearse() {
      const latest = outcomes.at(-1);
      if (!latest) return;
      const alike = outcomes.filter(({ left }) => left === latest.left);
      await pause(alike[randomInt(alike.length)]!.milliseconds);
      if (!latest.left) throw fail('sms-failed');
    },
  };
}
