import { evaluate, parse, registerFunction } from 'amis-core';
import { expect, it } from 'vitest';
import { closeRendererFunctions } from './renderer-functions.ts';

it('answers nothing of other components, also when amis registers the functions again', () => {
  const read = () => evaluate(parse("${GETRENDERERDATA('secret')}") as never, {});
  registerFunction('GETRENDERERDATA', () => 'secret');
  expect(read()).toBe('secret');
  closeRendererFunctions();
  registerFunction('GETRENDERERDATA', () => 'secret');
  expect(read()).toBeUndefined();
});
