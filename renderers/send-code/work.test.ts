import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { firstWord } from './sha256.ts';
import { doWork } from './work.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest();

it('hashes short texts as SHA-256 does', () => {
  for (let length = 0; length <= 55; length += 1) {
    const text = 'Ab-9.:_z'.repeat(7).slice(0, length);
    expect(firstWord(text), text).toBe(sha256(text).readUInt32BE());
  }
});

it('finds a number that its order asks for', async () => {
  const order = '1900000000000.12.abcdefghijklmnop';
  const work = await doWork(order);
  expect(work).toMatch(/^1900000000000\.12\.abcdefghijklmnop:\d+$/);
  expect(sha256(work).readUInt32BE() >>> 20).toBe(0);
});
