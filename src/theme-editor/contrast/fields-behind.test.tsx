import { expect, it, vi } from 'vitest';
import { withSheet } from './fields-behind.ts';

it('takes its sheet away and has the page find its colours again, so that none fades out', () => {
  const sheets = () => document.head.querySelectorAll('style').length;
  const before = sheets();
  const found = vi.spyOn(document.documentElement, 'getBoundingClientRect');
  const during = withSheet(document, 'p{color:red}', sheets);
  expect(during).toBe(before + 1);
  expect(sheets()).toBe(before);
  expect(found).toHaveBeenCalledOnce();
});
