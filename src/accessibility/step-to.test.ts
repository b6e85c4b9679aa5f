import { expect, it } from 'vitest';
import { stepTo } from './step-to.ts';

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowLeft', 0, 2],
  ['ArrowUp', 1, 0],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['a', 0, undefined],
] as const)('%s from %i of three leads to %s', (key, index, target) => expect(stepTo(key, index, 3)).toBe(target));
