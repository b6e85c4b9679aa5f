import 'amis/lib/renderers/Container';
import 'amis/lib/renderers/Page';
import 'amis/lib/renderers/Tpl';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { clearStoresCache, registerRenderer, render as renderAmis } from 'amis-core';
import { Component, type ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import texts from '../../schemas/locales/en-US.json' with { type: 'json' };
import { TextsContext } from '../i18n/texts-context.ts';
import { IsolatedScreen, installIsolation } from './index.ts';

let broken = new Set<string>();
const report = vi.fn();

function Fragile({ part }: { part: string }) {
  if (broken.has(part)) {
    throw new Error(`${part} broke`);
  }
  return <p>{`part ${part}`}</p>;
}

beforeAll(() => {
  registerRenderer({ type: 'fragile', component: Fragile as never });
  registerRenderer({ type: 'absent', getComponent: () => Promise.reject(new Error('no such file')) });
  installIsolation(report);
});
beforeEach(() => {
  broken = new Set();
  report.mockClear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  clearStoresCache();
});

/** Catches what a whole screen throws. */
class Net extends Component<{ children: ReactNode }, { caught: string }> {
  override state = { caught: '' };
  static getDerivedStateFromError(error: Error) {
    return { caught: error.message };
  }
  override render() {
    return this.state.caught ? <p>{`fell: ${this.state.caught}`}</p> : this.props.children;
  }
}

function show(schema: object, user: object | null = null, bounds: { mostNodes?: number } = {}) {
  const tree = renderAmis(
    {
      type: 'page',
      children: ({ render: node }: { render: (region: string, schema: object) => ReactNode }) => (
        <Net>
          <IsolatedScreen id="home/home" {...bounds}>
            {node('screen', schema)}
          </IsolatedScreen>
        </Net>
      ),
    } as never,
    { data: { user } },
    { session: 'isolation' } as never,
  );
  return render(<TextsContext.Provider value={texts}>{tree}</TextsContext.Provider>);
}

const part = (name: string) => ({ type: 'fragile', part: name });
const page = (...body: object[]) => ({ type: 'page', body });

describe('a throwing node', () => {
  it('becomes a card; its siblings live on', async () => {
    broken.add('b');
    const { container } = show(page(part('a'), part('b'), part('c')));
    expect(await screen.findByText(texts['host.node.failed'])).toBeTruthy();
    expect(screen.getByText('part a')).toBeTruthy();
    expect(screen.getByText('part c')).toBeTruthy();
    expect(container.textContent).not.toContain('b broke');
  });

  it('is reported with its place', async () => {
    broken.add('b');
    show(page(part('a'), part('b'), part('c')));
    await screen.findByRole('alert');
    expect(report).toHaveBeenCalledTimes(1);
    const [error, node] = report.mock.calls[0] as [Error, object];
    expect(error.message).toBe('b broke');
    expect(node).toEqual({
      path: expect.stringMatching(/body\/1\/fragile$/),
      type: 'fragile',
      screenId: 'home/home',
      definition: part('b'),
    });
  });

  it('tells an administrator what was thrown and where', async () => {
    broken.add('b');
    const { container } = show(page(part('a'), part('b'), part('c')), { isSuperAdmin: true });
    await screen.findByRole('alert');
    expect(container.textContent).toContain('b broke');
    expect(container.querySelector('code')?.textContent).toMatch(/body\/1\/fragile$/);
  });

  it('comes back on retry', async () => {
    broken.add('b');
    show(page(part('a'), part('b'), part('c')));
    const retry = await screen.findByRole('button', { name: texts['host.node.retry'] });
    broken.clear();
    fireEvent.click(retry);
    expect(screen.getByText('part b')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that cannot be loaded is a card too', async () => {
    const { container } = show(page(part('a'), { type: 'absent' }, part('c')));
    expect(await screen.findByText(texts['host.node.failed'])).toBeTruthy();
    expect(container.textContent).not.toContain('no such file');
  });
});

describe('an unknown type', () => {
  it('is a quiet place for most people', async () => {
    const { container } = show(page(part('a'), { type: 'fragil', secret: 'raw' }, part('c')));
    expect(await screen.findByText(texts['host.node.unavailable'])).toBeTruthy();
    expect(container.textContent).not.toContain('fragil"');
    expect(container.textContent).not.toContain('raw');
  });

  it('is a hint for an administrator', async () => {
    const { container } = show(page(part('a'), { type: 'fragil' }, part('c')), { isSuperAdmin: true });
    await screen.findByRole('alert');
    expect(container.textContent).toContain('"fragil"');
    expect(container.textContent).toContain('Did you mean "fragile"?');
  });
});

describe('a screen', () => {
  it('fails when its outermost node throws', async () => {
    broken.add('root');
    show(part('root'));
    expect(await screen.findByText('fell: root broke')).toBeTruthy();
  });

  it('fails when its outermost type is unknown', async () => {
    show({ type: 'pgae', body: [] });
    expect(await screen.findByText(/^fell: unknown type "pgae"/)).toBeTruthy();
  });

  it('fails when half of its nodes throw', async () => {
    broken.add('a').add('b');
    show(page(part('a'), part('b'), part('c')));
    expect(await screen.findByText(/^fell: /)).toBeTruthy();
  });

  it('stands when a smaller share throws', async () => {
    broken.add('a').add('b');
    show(page(...['a', 'b', 'c', 'd', 'e'].map(part)));
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    expect(screen.queryByText(/^fell: /)).toBeNull();
  });
});

it('draws no more nodes than the screen may have, and says so', async () => {
  const body = ['a', 'b', 'c', 'd'].map((part) => ({ type: 'fragile', part }));
  show({ type: 'page', body }, null, { mostNodes: 3 });
  await waitFor(() => expect(screen.getByText(texts['host.node.firstNodes'])).toBeTruthy());
  expect(screen.getByText('part a')).toBeTruthy();
  expect(screen.queryByText('part d')).toBeNull();
});
