import { afterAll, beforeAll, expect, it } from 'vitest';
import { type StepCounter, stepCounter } from '../support/count-steps.ts';

/**
 * Has a test for each input: the work on one of twice the size takes at most `most` times the steps.
 *
 * @param warmUp is done first, so that what the program does once is not counted.
 */
export function testSteps<Input>(
  inputs: Readonly<Record<string, (size: number) => Input>>,
  {
    size,
    most,
    work,
    warmUp = () => undefined,
  }: { size: number; most: number; work(input: Input): unknown; warmUp?(): unknown },
): void {
  let counter: StepCounter;
  beforeAll(async () => {
    counter = await stepCounter();
    warmUp();
  });
  afterAll(() => counter.stop());

  it.each(Object.entries(inputs))('when it is full of %s', async (_, make) => {
    const [half, whole] = [make(size), make(2 * size)];
    const steps = await counter.stepsOf(() => work(half));
    expect(await counter.stepsOf(() => work(whole))).toBeLessThan(most * steps);
  });
}
