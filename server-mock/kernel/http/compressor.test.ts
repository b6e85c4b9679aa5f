import { expect, it, vi } from 'vitest';
import { type Compressible, compressorLimits, createCompressor } from './compressor.ts';

const answer = (owner: string, text: string): Compressible => ({ owner, coding: 'br', body: Buffer.from(text) });

/** A compressor whose work ends when the test says so; it notes what was begun. */
function start(limits: Partial<typeof compressorLimits> = {}) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const compress = createCompressor({ ...compressorLimits, patience: 60_000, ...limits }, (body) => {
    const text = String(body);
    begun.push(text);
    return new Promise((resolve) => ends.set(text, () => resolve(Buffer.from(`<${text}>`))));
  });
  const end = (text: string) => vi.waitUntil(() => ends.get(text)).then((finish) => finish());
  return { compress, begun, end };
}

it('compresses the same content once for all who ask while it goes on, and keeps the form', async () => {
  const { compress, begun, end } = start();
  const forms = Promise.all([1, 2, 3].map(() => compress(answer('a', 'x'))));
  await end('x');
  expect((await forms).map(String)).toEqual(['<x>', '<x>', '<x>']);
  expect(String(await compress(answer('a', 'x')))).toBe('<x>');
  expect(begun).toEqual(['x']);
});

it('has few under way at a time, and owners take turns', async () => {
  const { compress, begun, end } = start({ atOnce: 1 });
  const all = ['a1', 'a2', 'a3', 'b1'].map((text) => compress(answer(text.charAt(0), text)));
  for (const text of ['a1', 'a2', 'b1', 'a3']) {
    await end(text);
    expect(begun.at(-1)).toBe(text);
  }
  await Promise.all(all);
});

it('lets an answer go out as it is when it would wait long, and has its form the next time', async () => {
  const { compress, end } = start({ patience: 1 });
  expect(await compress(answer('a', 'x'))).toBeNull();
  await end('x');
  await vi.waitFor(async () => expect(String(await compress(answer('a', 'x')))).toBe('<x>'));
});

it('lets the answers go out as they are of an owner for whom many wait already, and no others', async () => {
  const { compress, begun, end } = start({ atOnce: 1, mostWaiting: 3, mostWaitingOfOne: 2 });
  const first = ['a0', 'a1', 'a2'].map((text) => compress(answer('a', text)));
  expect(await compress(answer('a', 'a3'))).toBeNull();
  const other = compress(answer('b', 'b1'));
  for (const text of ['a0', 'a1', 'b1', 'a2']) await end(text);
  expect((await Promise.all([...first, other])).map(String)).toEqual(['<a0>', '<a1>', '<a2>', '<b1>']);
  expect(begun).not.toContain('a3');
});

it('lets an answer go out as it is that cannot be compressed, and goes on', async () => {
  let isBroken = true;
  const compress = createCompressor({ ...compressorLimits, atOnce: 1 }, async (body) => {
    if (isBroken) throw new Error('no memory');
    return body;
  });
  expect(await compress(answer('a', 'x'))).toBeNull();
  isBroken = false;
  expect(String(await compress(answer('a', 'x')))).toBe('x');
});
