import { expect, it } from 'vitest';
import { Turns } from './turns.ts';

const limits = { atOnce: 2, most: 4, mostOfOne: 3 };

it('has few under way, and begins the next one when one leaves', async () => {
  const turns = new Turns(limits);
  const begun: string[] = [];
  const enter = async (name: string) => (await turns.enter(name)) && begun.push(name);
  await Promise.all([enter('a'), enter('a')]);
  const later = [enter('a'), enter('a'), enter('b')];
  expect(begun).toEqual(['a', 'a']);
  for (let left = 0; left < 3; left += 1) turns.leave();
  await Promise.all(later);
  expect(begun).toEqual(['a', 'a', 'a', 'b', 'a']);
});

it('refuses what is too much for one owner, and has the largest give way to a newcomer', async () => {
  const turns = new Turns(limits);
  await Promise.all([turns.enter('a'), turns.enter('a')]);
  const crowd = ['a', 'a', 'a'].map((owner) => turns.enter(owner));
  expect(await turns.enter('a')).toBe(false);
  const others = ['b', 'c'].map((owner) => turns.enter(owner));
  expect(await crowd[2]).toBe(false);
  for (let left = 0; left < 4; left += 1) turns.leave();
  expect(await Promise.all([...crowd.slice(0, 2), ...others])).toEqual([true, true, true, true]);
});

it('has as many places afterwards as before', async () => {
  const turns = new Turns({ ...limits, most: 0 });
  for (let round = 0; round < 3; round += 1) {
    expect(await Promise.all([turns.enter('a'), turns.enter('b'), turns.enter('c')])).toEqual([true, true, false]);
    turns.leave();
    turns.leave();
  }
});
