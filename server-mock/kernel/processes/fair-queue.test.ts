import { expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const stays = (item: unknown) => {
  throw new Error(`${item} gave way`);
};

function taken<Item>(queue: FairQueue<Item>): Item[] {
  const items: Item[] = [];
  for (let item = queue.take(); item !== undefined; item = queue.take()) items.push(item);
  return items;
}

it('lets owners take turns, each in the order of its own items', () => {
  const queue = new FairQueue<string>(10, 4, stays);
  for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) queue.add(item.charAt(0), item);
  expect(taken(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

it('takes only so many items in all, and of one owner', () => {
  const queue = new FairQueue<number>(5, 3, stays);
  expect([1, 2, 3, 4].map((item) => queue.add('a', item))).toEqual([true, true, true, false]);
  expect([5, 6, 7].map((item) => queue.add('b', item))).toEqual([true, true, false]);
  expect(taken(queue)).toEqual([1, 5, 2, 6, 3]);
  expect(queue.add('a', 8)).toBe(true);
});

it('lets the last item of the largest lane give way to an owner who has fewer, while it is full', () => {
  const gone: string[] = [];
  const queue = new FairQueue<string>(5, 3, (item) => gone.push(item));
  for (const item of ['a1', 'a2', 'a3', 'b1', 'b2']) queue.add(item.charAt(0), item);
  expect([queue.add('c', 'c1'), queue.add('d', 'd1')]).toEqual([true, true]);
  expect(gone).toEqual(['a3', 'a2']);
  expect([queue.add('c', 'c2'), queue.add('a', 'a4')]).toEqual([false, false]);
  expect(queue.add('e', 'e1')).toBe(true);
  expect(gone).toEqual(['a3', 'a2', 'b2']);
  expect(queue.add('f', 'f1')).toBe(false);
  expect(taken(queue)).toEqual(['a1', 'b1', 'c1', 'd1', 'e1']);
});

it('lets short work of others go before more of an owner whose work takes long', () => {
  const queue = new FairQueue<string>(20, 8, stays);
  for (const item of ['a1', 'a2', 'a3', 'a4']) queue.add('a', item);
  expect(queue.take()).toBe('a1');
  queue.charge('a', 1200);
  for (const item of ['b1', 'b2', 'b3']) queue.add('b', item);
  const order = [1, 2, 3].map(() => {
    const item = queue.take()!;
    queue.charge('b', 100);
    return item;
  });
  expect(order).toEqual(['b1', 'b2', 'b3']);
  expect(queue.take()).toBe('a2');
});

it('gives an owner who comes anew a small credit, and nobody waits for ever', () => {
  const queue = new FairQueue<string>(20, 8, stays);
  for (let round = 0; round < 10; round += 1) {
    queue.add('a', 'a');
    queue.take();
    queue.charge('a', 1000);
  }
  queue.add('a', 'late');
  const order: string[] = [];
  for (let round = 0; round < 5; round += 1) {
    queue.add('b', `b${round}`);
    order.push(queue.take()!);
    queue.charge(order.at(-1) === 'late' ? 'a' : 'b', 1000);
  }
  // Ten seconds of work are forgotten but for the credit of two.
  expect(order.indexOf('late')).toBeGreaterThan(0);
  expect(order.indexOf('late')).toBeLessThan(4);
});

it('skips owners who may not be served now, and takes nothing if none may', () => {
  const queue = new FairQueue<string>(20, 8, stays);
  for (const item of ['a1', 'b1', 'a2', 'c1']) queue.add(item.charAt(0), item);
  const not = (name: string) => (owner: string) => owner !== name;
  expect(queue.take(not('a'))).toBe('b1');
  expect(queue.take((_, item) => item !== 'a1')).toBe('c1');
  expect([queue.has(not('a')), queue.take(not('a')), queue.has(not('b'))]).toEqual([false, undefined, true]);
  expect(taken(queue)).toEqual(['a1', 'a2']);
});

it('does not change the use of owners that it skips', () => {
  const queue = new FairQueue<string>(20, 8, stays);
  for (const [owner, used] of Object.entries({ a: 10_000, c: 1000, b: 500 })) {
    queue.charge(owner, used);
    queue.add(owner, owner);
  }
  expect(queue.take((owner) => owner === 'a')).toBe('a');
  expect(taken(queue)).toEqual(['b', 'c']);
});
