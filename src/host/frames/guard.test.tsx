import 'amis-core';
import { cleanup, render, screen } from '@testing-library/react';
import { AsyncEvaluator, Evaluator, memoParse, type RenderOptions } from 'amis-core';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import texts from '../../../schemas/locales/en-US.json' with { type: 'json' };
import { closeFormulas } from '../../hardening/formulas.ts';
import { TextsContext } from '../../i18n/texts-context.ts';
import type { ShownScreen } from '../../state/state.ts';
import { registerActions } from '../actions/actions.ts';
import { ScreenFrame } from '../tree/screen-frame.tsx';
import { createFrameEnv } from './frame-env.ts';
import type { FrameParts } from './frame-parts.ts';
import { frameGuard, loadFrameGuard, whenGuarded } from './guard.ts';

const parsed = { evalMode: false, allowFilter: true };
const evaluated = (tree: object, Machine: typeof Evaluator | typeof AsyncEvaluator = Evaluator): unknown =>
  new Machine({ plain: {}, node: document.body }, { defaultFilter: 'raw' }).evalute(tree as never);
const envOf = (layer: 'builtin' | 'platform') =>
  createFrameEnv({} as RenderOptions, { screen: 'a/b', layer, version: 1, scope: {} }, {
    text: (key: string) => key,
  } as FrameParts);
const shown = (layer: ShownScreen['layer'], version = 1) =>
  ({ id: 'a/b', layer, version, scope: {}, source: {}, schema: {} }) as ShownScreen;
const frame = (of: ShownScreen) =>
  render(
    <TextsContext.Provider value={texts}>
      <ScreenFrame screen={of} onFailure={vi.fn()}>
        shown
      </ScreenFrame>
    </TextsContext.Provider>,
  );

/** Parsed and evaluated by a built-in page, before the rules are there. */
const plain = '${UPPER("a") + plain.a}';

beforeAll(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  closeFormulas();
  registerActions({} as Parameters<typeof registerActions>[0]);
});
afterEach(cleanup);

describe('before the rules are loaded', () => {
  it('built-in frames and pages are shown', () => {
    expect(envOf('builtin').speaker.frame.layer).toBe('builtin');
    frame(shown('builtin'));
    expect(screen.getByText('shown')).toBeTruthy();
    expect(evaluated(memoParse(plain, parsed) as object)).toBe('Aundefined');
  });

  it('no other frame is', () => {
    expect(() => envOf('platform')).toThrow('have not been loaded');
    expect(frameGuard).toThrow('have not been loaded');
    for (const other of [shown('company'), shown('app'), shown('platform', 0)])
      expect(() => frame(other)).toThrow('have not been loaded');
  });
});

describe('once they are loaded', () => {
  const early = vi.fn();
  beforeAll(async () => {
    whenGuarded(early);
    await loadFrameGuard();
  });

  it('tells those who wait, once', async () => {
    await loadFrameGuard();
    expect(early).toHaveBeenCalledTimes(1);
    whenGuarded(early);
    expect(early).toHaveBeenLastCalledWith(frameGuard());
  });

  it.each(['company', 'app', 'platform'] as const)('a page of the %s is shown', (layer) => {
    frame(shown(layer));
    expect(screen.getByText('shown')).toBeTruthy();
    // The tab notes that a tenant's version begins, see `frozen.tsx`; a shell of the platform must not be blamed for the page in it.
    const notes = sessionStorage.getItem('pagewright.begun') ?? '';
    expect(notes.includes(`a/b ${layer} 1`)).toBe(layer !== 'platform');
  });

  it.each(["${GET(plain, 'constructor')}", '${node|raw}', '${plain.constructor}'])(
    '%s answers nothing still',
    async (formula) => {
      const tree = memoParse(formula, parsed) as object;
      expect(evaluated(tree)).toBeUndefined();
      expect(await evaluated(tree, AsyncEvaluator)).toBeUndefined();
    },
  );
});
