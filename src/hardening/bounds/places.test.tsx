import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { type ScreenOfNodes, ScreenOfNodesContext } from '../../state/screen-context.ts';
import { costlyKind, usePlace } from './places.ts';

afterEach(cleanup);

const kindOf = (type: string) => costlyKind({ type })!;

const Node = ({ type }: { type: string }) => <i>{usePlace(kindOf(type)) ? 'shown' : 'note'}</i>;

/** Shows so many nodes of each type on one screen. */
function show(count: number, ...types: string[]): void {
  const nodes = Array.from({ length: count }, (_, at) =>
    types.map((type) => <Node key={`${type} ${String(at)}`} type={type} />),
  );
  render(<ScreenOfNodesContext.Provider value={{} as ScreenOfNodes}>{nodes}</ScreenOfNodesContext.Provider>);
}

it.each([
  ['chart', 20],
  ['qrcode', 20],
  ['static-qr-code', 20],
  ['scan-code', 20],
  ['JSON-editor', 20],
  ['markdown', 100],
  ['sign-in', 2],
  ['input-signature', 20],
])('has places for the first %s nodes: %d', (type, places) => {
  show(places + 3, type);
  expect(screen.getAllByText('shown')).toHaveLength(places);
  expect(screen.getAllByText('note')).toHaveLength(3);
});

it('counts all types of a kind together, and each kind by itself', () => {
  show(15, 'qrcode', 'barcode', 'chart');
  expect(screen.getAllByText('note')).toHaveLength(10);
});

it.each(['tpl', 'table', 'editor-like'])('knows that %s is not costly by itself', (type) =>
  expect(costlyKind({ type })).toBeUndefined(),
);
