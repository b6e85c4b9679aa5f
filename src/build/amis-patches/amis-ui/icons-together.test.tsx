import 'amis-ui/lib/themes/cxd';
import { cleanup, render, waitFor } from '@testing-library/react';
import { Icon } from 'amis-ui/lib/components/icons';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('reads the styles of all icons that come together before it fills the first one', async () => {
  const filled: number[] = [];
  vi.spyOn(window, 'getComputedStyle').mockImplementation(() => {
    filled.push(document.querySelectorAll('svg').length);
    return { getPropertyValue: () => '"<svg viewBox=\\"0 0 1 1\\"></svg>"' } as never;
  });
  const { container } = render(
    <>
      <Icon iconContent="checkbox-icon" />
      <Icon iconContent="checkbox-icon" />
      <Icon iconContent="radio-icon" />
    </>,
  );
  await waitFor(() => expect(container.querySelectorAll('svg')).toHaveLength(3));
  expect(filled.slice(0, 3)).toEqual([0, 0, 0]);
  expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 1 1');
});
