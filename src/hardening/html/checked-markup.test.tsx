import { expect, it } from 'vitest';
import { textOf } from './checked-markup.ts';

it('shows the words of markup and nothing of a drawing, whose title names it in one language', () => {
  expect(textOf('<b>1 &lt; 2</b><svg><title>invisible</title><path d="M0 0"/></svg> and')).toBe('1 &lt; 2 and');
});
