import { cleanup, render } from '@testing-library/react';
import { LazyComponent } from 'amis-core';
import { afterEach, expect, it } from 'vitest';
import 'amis-ui/lib/themes/cxd';

afterEach(cleanup);

it('shows no word of amis while a node is on its way', () => {
  const { container } = render(<LazyComponent defaultVisible getComponent={() => new Promise(() => undefined)} />);
  expect(container.querySelector('[class*="LazyComponent"]')).not.toBeNull();
  expect(container.textContent).toBe('');
});
