import { beginsWithZeros } from './sha256.ts';

/** Milliseconds of work after which the page gets a turn. */
const slice = 20;

/**
 * Does the work that an order asks for: finds a number so that the SHA-256 of `ORDER:NUMBER` begins with as many zero bits as the
 * order's second part says. A second or two; the page stays usable meanwhile.
 */
export async function doWork(order: string): Promise<string> {
  const bits = Number(order.split('.')[1]);
  let pause = performance.now() + slice;
  for (let number = 0; ; number += 1) {
    const work = `${order}:${number}`;
    if (beginsWithZeros(work, bits)) return work;
    if (number % 256 === 0 && performance.now() > pause) {
      await new Promise((resolve) => setTimeout(resolve));
      pause = performance.now() + slice;
    }
  }
}
