import { expect, it, vi } from 'vitest';
import { tellOfChoices } from './tell-of-choices.ts';

it('tells of clicks on fields for files, hidden ones too, and of drops', () => {
  const tell = vi.fn();
  tellOfChoices(tell);
  document.body.innerHTML = '<input type="text"><input type="file" style="display:none"><p></p>';
  const [text, file] = document.querySelectorAll('input');
  text!.click();
  document.querySelector('p')!.click();
  expect(tell).not.toHaveBeenCalled();
  file!.click();
  document.querySelector('p')!.dispatchEvent(new Event('drop', { bubbles: true }));
  expect(tell).toHaveBeenCalledTimes(2);
});
