import { expect, it } from 'vitest';
import { asTyped } from './as-typed.ts';

/** A field that shows a list as lines, and what was written last. */
function lines() {
  const { pipeIn, pipeOut } = asTyped<string>({
    read: (value) => (value as { list: string[] }).list.join('\n'),
    write: (typed) => ({ list: typed.split('\n').filter(Boolean) }),
  });
  /** The value as the editor hands it back: a copy with its marks. */
  const back = (list: string[]) => pipeIn({ $$id: 'u:1', list });
  return { back, type: (text: string) => void pipeOut(text) };
}

it('goes on to show what was typed when its own values come back, late ones among them', () => {
  const { back, type } = lines();
  expect(back(['a'])).toBe('a');
  type('a\n');
  expect(back(['a'])).toBe('a\n');
  type('a\nb');
  type('a\nb\n');
  expect(back(['a'])).toBe('a\nb\n');
  expect(back(['a', 'b'])).toBe('a\nb\n');
});

it('shows another value, one that it has written before among them', () => {
  const { back, type } = lines();
  back(['a']);
  type('a\nb');
  back(['a', 'b']);
  type('a\nb\nc');
  back(['a', 'b', 'c']);
  expect(back(['a', 'b'])).toBe('a\nb');
  expect(back(['x'])).toBe('x');
});
