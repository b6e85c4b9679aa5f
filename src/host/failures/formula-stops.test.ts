import { expect, it, vi } from 'vitest';
import { BudgetExceeded } from '../../hardening/budget/index.ts';
import type { HostState, ShownScreen } from '../../state/state.ts';
import { createStore } from '../../state/store.ts';
import { countStops } from './formula-stops.ts';

const shown = (id: string, layer: ShownScreen['layer'], tpl: string): ShownScreen => {
  const schema = { type: 'page', body: [{ type: 'tpl', tpl }] } as unknown as ShownScreen['schema'];
  return { id, layer, version: 1, scope: {}, source: schema, schema };
};

function setUp(screen: ShownScreen, shell: ShownScreen | null = null) {
  const actions = { tell: vi.fn(), giveUp: vi.fn() };
  const hear = countStops(createStore({ view: { screen, shell } } as unknown as HostState), actions);
  return { ...actions, stop: (formula: string) => hear(formula, new BudgetExceeded('steps', formula)) };
}

it('gives a layer up after its third stopped formula, and says where the first one stands', () => {
  const company = shown('account/login', 'company', '${A()}');
  const { tell, giveUp, stop } = setUp(company);
  for (const formula of ['${A()}', '${A()}', '${B()}', '${A()}']) stop(formula);
  expect(giveUp).not.toHaveBeenCalled();
  for (const formula of ['${C()}', '${D()}']) stop(formula);
  expect(giveUp).toHaveBeenCalledTimes(1);
  expect(giveUp.mock.calls[0]?.[0]).toBe(company);
  expect(tell.mock.calls[0]?.[1]).toMatchObject({ message: 'over budget at /body/0/tpl: steps' });
});

it('never gives a built-in page up for what the layer above it spent', () => {
  const frame = shown('shell/default', 'platform', '${A()}');
  const { giveUp, stop } = setUp(shown('home/home', 'builtin', '${OTHER()}'), frame);
  for (const formula of ['${OTHER()}', '${B()}', '${C()}']) stop(formula);
  expect(giveUp.mock.calls[0]?.[0]).toBe(frame);
});

it('knows which of two overrides a formula belongs to', () => {
  const page = shown('home/home', 'company', '${PAGE()}');
  const frame = shown('shell/default', 'company', '${FRAME()}');
  const { tell, stop } = setUp(page, frame);
  stop('${FRAME()}');
  expect(tell.mock.calls[0]?.[0]).toBe(frame);
});
