import { fireEvent, render, screen } from '@testing-library/react';
import { Select } from 'amis-ui';
import 'amis-ui/lib/themes/cxd';
import { afterEach, expect, it, vi } from 'vitest';
import { cleanUp } from '../../../../tests/support/render/render-nodes.tsx';

afterEach(() => {
  vi.useRealTimers();
  cleanUp();
});

it('a list leaves the focus alone once something was chosen in it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  render(
    <>
      <Select theme="cxd" options={[{ label: 'One', value: 1 }]} placeholder="Choose" />
      <button type="button">Next</button>
    </>,
  );
  fireEvent.click(screen.getByText('Choose'));
  fireEvent.click(screen.getByText('One'));
  screen.getByText('Next').focus();
  vi.advanceTimersByTime(1000);
  expect(document.activeElement).toBe(screen.getByText('Next'));
});
