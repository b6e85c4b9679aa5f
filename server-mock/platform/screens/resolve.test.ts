import { describe, expect, it } from 'vitest';
import type { Layer } from '../../../src/types/start.ts';
import { type LayerScreen, resolveScreen } from './resolve.ts';

const screen = (layer: Layer, problem?: string): LayerScreen => ({
  layer,
  version: 1,
  schema: { type: 'page' },
  ...(problem ? { problem } : {}),
});
const every = (['builtin', 'platform', 'company', 'app'] as const).map((layer) => screen(layer));

describe('resolveScreen', () => {
  it('takes the nearest layer', () => {
    expect(resolveScreen(every).screen?.layer).toBe('app');
    expect(resolveScreen([screen('builtin'), screen('platform')]).screen?.layer).toBe('platform');
    expect(resolveScreen([screen('builtin')]).screen?.layer).toBe('builtin');
    expect(resolveScreen([]).screen).toBeNull();
  });

  it.each(['app', 'company', 'platform', 'builtin'] as const)('starts at %s when asked to', (top) => {
    expect(resolveScreen(every, top).screen?.layer).toBe(top);
  });

  it('passes over a layer that is not valid and says so', () => {
    const { screen: used, trace } = resolveScreen([screen('builtin'), screen('platform'), screen('company', 'broken')]);
    expect(used?.layer).toBe('platform');
    expect(trace).toEqual([
      { layer: 'app', outcome: 'absent' },
      { layer: 'company', outcome: 'rejected' },
      { layer: 'platform', outcome: 'used' },
      { layer: 'builtin', outcome: 'skipped' },
    ]);
  });
});
