import { expect, it, vi } from 'vitest';
import { keepWindowsHere } from './windows.ts';

it('opens the platform’s own pages and mails, and no other place', () => {
  const open = vi.fn();
  window.open = open;
  keepWindowsHere();
  for (const address of ['/docs', './a', 'mailto:a@b.c', `${window.location.origin}/x`]) window.open(address, '_blank');
  expect(open).toHaveBeenCalledTimes(4);
  for (const address of ['https://a.b', '//a.b', '', undefined, 'about:blank', 'data:text/html,a', '\\\\a.b'])
    expect(window.open(address, '_self')).toBeNull();
  expect(open).toHaveBeenCalledTimes(4);
});
