import { createObject } from 'amis-core';
import { isObject, type Json } from '../page/json.ts';

/**
 * What a page in the canvas reads: its own data with samples put over it, one after another, so that each branch of a condition can be
 * seen. Objects are put together key by key; other values, and null, take the place of what was there. The answer has all values as its
 * own: amis looks at these alone to find what has changed since.
 */
export function withSamples(data: object, samples: readonly unknown[]): object {
  const over: Json = { ...data };
  for (const sample of samples.filter(isObject)) {
    for (const [key, value] of Object.entries(sample)) {
      const below = over[key];
      over[key] = isObject(value) && isObject(below) ? { ...below, ...value } : value;
    }
  }
  return createObject(data, over);
}
