import { expect, it } from 'vitest';
import { packSteps, unpackSteps } from './packed-steps.ts';

const page = (...texts: string[]) => JSON.stringify({ type: 'page', body: texts });
const texts = [page(), page('one'), page('one', 'two'), page('one', '2'), page('2', 'one'), '{}'];

it.each([0, 3, 5])('gives back what was packed, with page %i as the present one', (at) => {
  expect(unpackSteps(packSteps({ texts, at }, 1000)!)).toEqual({ texts, at });
});

it('keeps the steps around the present page when there is no room for all', () => {
  const large = ['a', 'b', 'c'].map((letter) => letter.repeat(100));
  expect(unpackSteps(packSteps({ texts: large, at: 2 }, 250)!)).toEqual({ texts: large.slice(1), at: 1 });
  expect(unpackSteps(packSteps({ texts: large, at: 0 }, 250)!)).toEqual({ texts: large.slice(0, 2), at: 0 });
  expect(packSteps({ texts: large, at: 1 }, 150)).toBeNull();
  expect(packSteps({ texts: ['{}'], at: 0 }, 150)).toBeNull();
});
