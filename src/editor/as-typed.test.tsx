import { expect, it } from 'vitest';
import { asTyped, forNode } from './as-typed.ts';

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

const panel = document.createElement('div');
panel.className = 'editor-right-panel';
panel.innerHTML = '<textarea></textarea>';
document.body.append(panel);
const focus = (isIn: boolean) => {
  const field = panel.querySelector('textarea')!;
  if (isIn) field.focus();
  else field.blur();
};

it('goes on to show what a person types when its own values come back, older ones behind newer ones', () => {
  focus(true);
  const { back, type } = lines();
  expect(back(['a'])).toBe('a');
  type('a\n');
  expect(back(['a'])).toBe('a\n');
  type('a\nb');
  type('a\nb\n');
  expect(back(['a', 'b'])).toBe('a\nb\n');
  expect(back(['a'])).toBe('a\nb\n');
});

it('shows another value, and one that it has written before once nobody types', () => {
  focus(true);
  const { back, type } = lines();
  back(['a']);
  type('a\nb');
  type('a\nb\nc');
  expect(back(['x'])).toBe('x');
  focus(false);
  expect(back(['a', 'b'])).toBe('a\nb');
});

it('keeps what belongs to one node while its panel is built anew', () => {
  const of = forNode(() => ({}));
  const first = of('one');
  expect(of('one')).toBe(first);
  expect(of('two')).not.toBe(first);
});
