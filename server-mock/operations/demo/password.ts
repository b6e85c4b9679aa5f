import { randomInt } from 'node:crypto';

const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';
const digits = '23456789';
const symbols = '~!@#$%^&*';

const pick = (from: string, count: number) =>
  Array.from({ length: count }, () => from[randomInt(from.length)]).join('');

/** A random password of twelve characters that satisfies the default rules. */
export function randomPassword(): string {
  return pick(letters, 8) + pick(digits, 3) + pick(symbols, 1);
}
