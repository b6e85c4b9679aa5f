import { expect, it, vi } from 'vitest';
import { selectText } from './select-text.ts';

it('selects all text of a field, of code and of rich text, which comes late', async () => {
  document.body.innerHTML =
    '<textarea>Welcome back</textarea><div class="CodeMirror"><textarea></textarea></div><p contenteditable="true"></p>';
  const [area, code] = document.querySelectorAll('textarea') as unknown as [HTMLTextAreaElement, HTMLTextAreaElement];
  selectText(area);
  expect([area.selectionStart, area.selectionEnd]).toEqual([0, 12]);
  const execCommand = vi.fn();
  Object.assign(document.querySelector('.CodeMirror')!, { CodeMirror: { execCommand } });
  selectText(code);
  expect(execCommand).toHaveBeenCalledWith('selectAll');
  const rich = document.querySelector('p')!;
  // jsdom knows no editable elements.
  Object.defineProperty(rich, 'isContentEditable', { value: true });
  selectText(rich);
  rich.innerHTML = 'Ask <b>us</b>';
  await expect.poll(() => getSelection()?.toString()).toBe('Ask us');
});
