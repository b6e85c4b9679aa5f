import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import en from '../schemas/locales/en-US.json' with { type: 'json' };
import routes from '../schemas/routes.json' with { type: 'json' };
import { operations } from '../src/types/generated/operations.ts';
import type { RouteTable } from '../src/types/start.ts';
import { validateScreen } from '../src/validation/index.ts';
import { worstInputs } from './bench/checker/worst-inputs.ts';
import { worstTexts } from './bench/checker/worst-texts.ts';
import { type StepCounter, stepCounter } from './support/count-steps.ts';

const options = { texts: en, keys: new Set(Object.keys(en)), operations, routes: routes as RouteTable };

const SIZE = 16_000;

/** Twice the signs take at most twice the steps; the rest is for what is done once a page. */
const MOST = 2.3;

describe('a page twice as long takes the checker no more than twice the steps', { timeout: 60_000 }, () => {
  let counter: StepCounter;
  beforeAll(async () => {
    counter = await stepCounter();
    validateScreen('{"type":"page","body":"i18n:a"}', options);
  });
  afterAll(() => counter.stop());

  it.each(Object.entries(worstInputs))('when it is full of %s', async (_, make) => {
    const [half, whole] = [make(SIZE), make(2 * SIZE)];
    const steps = await counter.stepsOf(() => validateScreen(half, options));
    expect(await counter.stepsOf(() => validateScreen(whole, options))).toBeLessThan(MOST * steps);
  });
});

describe('patterns do not go back and forth in a long text: a megabyte is read in seconds, not in hours', () => {
  it.each(Object.entries(worstTexts))('of %s', { timeout: 60_000 }, (_, make) => {
    expect(validateScreen(make(1_000_000), options).length).toBeLessThan(1000);
  });
});
