import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { type ScreenOfNodes, ScreenOfNodesContext } from '../../state/screen-context.ts';
import { costlyKind, usePlace } from './places.ts';

afterEach(cleanup);

const kindOf = (type: string) => costlyKind({ type })!;

const Node = ({ type }: { type: string }) => <i>{usePlace(kindOf(type)) ? 'shown' : 'note'}</i>;

it.each([
  ['chart', 20],
  ['qrcode', 20],
  ['static-qr-code', 20],
  ['JSON-editor', 20],
  ['markdown', 100],
])('has places for the first %s nodes: %d', (type, places) => {
  const nodes = Array.from({ length: places + 3 }, (_, at) => <Node key={at} type={type} />);
  render(<ScreenOfNodesContext.Provider value={{} as ScreenOfNodes}>{nodes}</ScreenOfNodesContext.Provider>);
  expect(screen.getAllByText('shown')).toHaveLength(places);
  expect(screen.getAllByText('note')).toHaveLength(3);
});

it('counts all types of a kind together, and each kind by itself', () => {
  const nodes = Array.from({ length: 15 }, (_, at) => [
    <Node key={`a${at}`} type="qrcode" />,
    <Node key={`b${at}`} type="barcode" />,
    <Node key={`c${at}`} type="chart" />,
  ]);
  render(<ScreenOfNodesContext.Provider value={{} as ScreenOfNodes}>{nodes}</ScreenOfNodesContext.Provider>);
  expect(screen.getAllByText('note')).toHaveLength(10);
});

it.each(['tpl', 'table', 'editor-like'])('knows that %s is not costly by itself', (type) =>
  expect(costlyKind({ type })).toBeUndefined(),
);
