import { beforeEach, expect, it, vi } from 'vitest';
import { onceMoved } from './follow-nodes.ts';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
    },
  );
});

it.each([
  ['words in a line', (text: Element) => text.firstChild!.replaceWith('A longer text')],
  ['what stands above', (text: Element) => text.before('More')],
  ['a style', (text: Element) => text.setAttribute('style', 'margin: 8px')],
])('measures once when %s changed', async (_, change) => {
  document.body.innerHTML = '<span>A text</span>';
  const measure = vi.fn();
  onceMoved(document, measure);
  const text = document.querySelector('span')!;
  change(text);
  text.append('.');
  await expect.poll(() => measure.mock.calls.length).toBe(1);
});
