import { failureWords } from '../screens/failure-words.ts';
import { speakFailures } from './spoken-failure.ts';
import 'amis/lib/renderers/Container';
import 'amis/lib/renderers/Page';
import 'amis/lib/renderers/Tpl';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { clearStoresCache, render as renderAmis } from 'amis-core';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import texts from '../../schemas/locales/en-US.json' with { type: 'json' };
import { hostileFormulas } from '../../tests/support/hostile-formulas.ts';
import { boundFrames } from '../hardening/bound-frames.ts';
import { BudgetExceeded } from '../hardening/budget/budget-exceeded.ts';
import { tellOfStop } from '../hardening/budget/stops.ts';
import { closeExpressions } from '../hardening/expressions.ts';
import { closeFormulas } from '../hardening/formulas.ts';
import { TextsContext } from '../i18n/texts-context.ts';
import { IsolatedScreen, installIsolation } from './index.ts';
import { showStops } from './stopped-formulas.ts';

const report = vi.fn();
const endless = hostileFormulas['count in count in count'] as string;

beforeAll(() => {
  closeExpressions();
  closeFormulas();
  installIsolation(report);
  boundFrames();
  showStops();
});
beforeEach(() => {
  report.mockClear();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  clearStoresCache();
});

function show(body: unknown, data: object = {}) {
  const root = {
    type: 'page',
    children: ({ render: node }: { render: (region: string, schema: object) => ReactNode }) => (
      <IsolatedScreen id="home/home">{node('screen', { type: 'page', body })}</IsolatedScreen>
    ),
  };
  render(
    <TextsContext.Provider value={texts}>
      {renderAmis(root as never, { data }, { session: 'stops' } as never)}
    </TextsContext.Provider>,
  );
}

const card = () => screen.findByText(texts['host.node.failed']);

it.each([
  ['a text', { type: 'tpl', tpl: endless }],
  ['a condition', { type: 'tpl', tpl: 'hidden', visibleOn: endless }],
  ['a class', { type: 'container', className: endless, body: 'inside' }],
])('shows the small card for %s that is stopped; neighbours live on', async (_, node) => {
  show([{ type: 'tpl', tpl: 'before' }, node, { type: 'tpl', tpl: 'after' }]);
  await card();
  expect(screen.getByText('before')).toBeTruthy();
  expect(screen.getByText('after')).toBeTruthy();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(report).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'BudgetExceeded' }),
    expect.objectContaining({ screenId: 'home/home', type: node.type }),
  );
});

it('leaves the node around a stopped text alone', async () => {
  show([{ type: 'container', body: [{ type: 'tpl', tpl: 'beside' }, endless] }]);
  await card();
  expect(screen.getByText('beside')).toBeTruthy();
});

beforeAll(() => speakFailures(failureWords));

it('offers no other try of a formula that takes too many steps, and says so in words to administrators', async () => {
  show([{ type: 'tpl', tpl: endless }], { user: { isSuperAdmin: true } });
  await card();
  expect(screen.queryByText(texts['host.node.retry'])).toBeNull();
  expect(screen.getByText(new RegExp(texts['host.failure.formula-steps']))).toBeTruthy();
  expect(document.body.textContent).not.toContain('over budget');
});

it('tries a node again whose page had used up its purse, and stops it again', async () => {
  show([
    { type: 'tpl', tpl: '${a}' },
    { type: 'tpl', tpl: 'after' },
  ]);
  const stop = () => tellOfStop('${a}', new BudgetExceeded('purse', '${a}'));
  stop();
  await card();
  fireEvent.click(screen.getByText(texts['host.node.retry']));
  await waitFor(() => expect(screen.queryByText(texts['host.node.failed'])).toBeNull());
  stop();
  await waitFor(() => expect(report).toHaveBeenCalledTimes(2));
  await card();
});
