import { expect, it } from 'vitest';
import { sayAgain } from './say-again.ts';

const before = {
  'api.taken': '已被使用。',
  'api.least': '至少 {least} 个字符。',
  'api.between': '{min} 到 {max} 个字符。',
  'api.any': '{reason}。',
  'login.taken': '已被使用。',
  copied: '已复制(1)',
};
const now = {
  'api.taken': 'Taken.',
  'api.least': 'At least {least} characters.',
  'api.between': '{min} to {max} characters.',
  'api.any': '{reason}.',
  'login.taken': 'Not free',
  copied: 'Copied (1)',
};

it('says what the server said by its own texts, and what a page said by the page’s', () => {
  const say = sayAgain(before, now);
  expect(say('已被使用。')).toBe('Taken.');
  expect(say('已复制(1)')).toBe('Copied (1)');
  expect(say('From elsewhere')).toBeUndefined();
});

it('keeps the values of a sentence, in the text with the most words of its own', () => {
  const say = sayAgain(before, now);
  expect(say('至少 8 个字符。')).toBe('At least 8 characters.');
  expect(say('8 到 $& 个字符。')).toBe('8 to $& characters.');
  expect(say('磁盘已满。')).toBe('磁盘已满.');
});
