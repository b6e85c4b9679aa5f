import { cleanup, render, screen } from '@testing-library/react';
import React, { type ReactNode } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { boundElements } from './drawn-elements.ts';

beforeAll(() => {
  boundElements();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  cleanup();
  // The task ends, and the count with it.
  await new Promise((resolve) => setTimeout(resolve));
});

class Net extends React.Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render = () => (this.state.failed ? 'card' : this.props.children);
}

/** Draws as amis does: without the JSX of our own files. */
const Many = ({ count }: { count: number }) => {
  const items = Array.from({ length: count }, (_, key) => React.createElement('li', { key }));
  return React.createElement('ul', null, items);
};

function show(count: number, author: 'tenant' | 'platform') {
  document.body.innerHTML = `<div data-author="${author}"></div>`;
  const shown = (
    <>
      <Net>
        <Many count={count} />
      </Net>
      <Net>
        <Many count={10} />
      </Net>
      <p>neighbour</p>
    </>
  );
  render(shown, { container: document.body.firstElementChild as HTMLElement });
}

it('puts a card in place of a node that draws without end, and its neighbours go on', () => {
  show(100_000, 'tenant');
  expect(screen.getByText(/card/)).toBeTruthy();
  expect(document.querySelectorAll('li')).toHaveLength(10);
  expect(screen.getByText('neighbour')).toBeTruthy();
});

it('lets a large page be', () => {
  show(15_000, 'tenant');
  expect(document.querySelectorAll('li')).toHaveLength(15_010);
});

it('counts no elements where no tenant’s page is shown', () => {
  show(45_000, 'platform');
  expect(document.querySelectorAll('li')).toHaveLength(45_010);
});
