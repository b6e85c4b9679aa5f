import { expect, it } from 'vitest';
import { messageText } from './message.ts';

const LONG = 'one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve';

function textOf(name: string): string {
  const finding = { offset: 0, pointer: '', severity: 'error', code: 'a', values: { [name]: LONG } } as const;
  return messageText(finding, { 'validate.a': `{${name}}` });
}

it('a list of words ends after a whole one, another long value where it is long enough', () => {
  expect(textOf('allowed')).toBe('one, two, three, four, five, six, seven, eight, nine, ten, …');
  expect(textOf('path')).toBe('one, two, three, four, five, six, seven, eight, nine, ten, e…');
});
