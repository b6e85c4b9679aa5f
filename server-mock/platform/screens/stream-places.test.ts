import { expect, it } from 'vitest';
import { createStreamPlaces, type StreamLimits, type StreamOwner } from './stream-places.ts';

const stranger = (network: string): StreamOwner => ({ accountId: undefined, network });
const person = (accountId: number): StreamOwner => ({ accountId, network: 'any' });

/** Places that note whose streams gave way. */
function start(limits: Partial<StreamLimits> = {}) {
  const places = createStreamPlaces({ capacity: 6, perNetwork: 100, perAccount: 100, perProvider: 100, ...limits });
  const ended: string[] = [];
  const take = (owner: StreamOwner, name = owner.accountId ?? owner.network) =>
    places.take(owner, () => void ended.push(String(name)));
  return { take, ended, places };
}

it('limits a network without sessions and an account, and counts a place that was given back as free', () => {
  const { take } = start({ perNetwork: 2, perAccount: 1 });
  const leave = take(stranger('a'));
  take(stranger('a'));
  expect(take(stranger('a'))).toBeNull();
  expect(take(stranger('b'))).not.toBeNull();
  leave?.();
  leave?.();
  expect(take(stranger('a'))).not.toBeNull();
  expect(take(stranger('a'))).toBeNull();
  expect([take(person(1)), take(person(1))].map(Boolean)).toEqual([true, false]);
});

it('has a place for everybody signed in before strangers, whose largest network gives way', () => {
  const { take, ended } = start();
  take(stranger('small'));
  for (let count = 0; count < 5; count += 1) take(stranger('large'), `large ${count}`);
  expect(take(person(1))).not.toBeNull();
  expect(ended).toEqual(['large 0']);
  for (let id = 2; id <= 6; id += 1) expect(take(person(id))).not.toBeNull();
  expect(ended).toHaveLength(6);
  expect(take(stranger('small'))).toBeNull();
});

it('gives a stranger the place of a network that has more, and no other', () => {
  const { take, ended } = start();
  for (let count = 0; count < 6; count += 1) take(stranger('large'));
  for (let count = 0; count < 3; count += 1) expect(take(stranger('small'))).not.toBeNull();
  expect(ended).toEqual(['large', 'large', 'large']);
  expect(take(stranger('small'))).toBeNull();
  expect(take(stranger('large'))).toBeNull();
});

it('lets the account with the most streams give way when everybody is signed in', () => {
  const { take, ended } = start();
  for (let count = 0; count < 6; count += 1) take(person(1));
  expect(take(person(1))).toBeNull();
  expect(take(person(2))).not.toBeNull();
  expect(ended).toEqual(['1']);
});

it('ends every stream', () => {
  const { take, ended, places } = start();
  take(stranger('a'));
  take(person(1));
  places.endAll();
  expect(ended).toEqual(['a', '1']);
});

it('limits all accounts that one company’s provider has let in together, and nobody else', () => {
  const { take } = start({ perProvider: 2 });
  const from = (accountId: number, providerCompany: number) => ({ ...person(accountId), providerCompany });
  const leave = take(from(1, 7));
  expect(take(from(2, 7))).not.toBeNull();
  expect(take(from(3, 7))).toBeNull();
  expect(take(from(3, 8))).not.toBeNull();
  expect(take(person(3))).not.toBeNull();
  leave?.();
  expect(take(from(3, 7))).not.toBeNull();
  expect(take(from(4, 7))).toBeNull();
});

it('lets the accounts of one company’s provider give way together, when they have more streams than anybody else', () => {
  const { take, ended } = start();
  for (let id = 1; id <= 4; id += 1) take({ ...person(id), providerCompany: 7 });
  take(person(8));
  take(person(8));
  expect(take({ ...person(5), providerCompany: 7 })).toBeNull();
  expect(take(person(9))).not.toBeNull();
  expect(take(person(8))).toBeNull();
  expect(ended).toEqual(['1']);
});
