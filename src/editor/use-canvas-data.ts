import { resolveVariableAndFilter } from 'amis-core';
import { useContext, useMemo } from 'react';
import { rootDataOf } from '../host/frame-data/root-data.ts';
import { FrameHostContext } from '../host/frames/frame-host.ts';
import { withSamples } from './canvas/sample-data.ts';
import { layerOfScope } from './level.ts';

/**
 * What the page in the canvas reads: what its screen would have where it is shown to this reader, with samples put over it. A React
 * hook. The answer stays the same object until a sample or the language changes, or the whole page would be drawn anew.
 * @param data what the page around the editor reads, for the formulas of samples
 */
export function useCanvasData(data: object, samples: readonly unknown[] = []): object {
  const { store } = useContext(FrameHostContext)!;
  const values = samples.map((sample) =>
    typeof sample === 'string' ? (resolveVariableAndFilter(sample, data, '| raw') as unknown) : sample,
  );
  const key = JSON.stringify(values);
  const { locale } = store.get();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the values
  return useMemo(() => {
    const state = store.get();
    const { scope } = state;
    const { id, version } = state.view.screen;
    const own = rootDataOf(state, { screen: id, version, layer: layerOfScope(scope), scope });
    return withSamples(own, values);
  }, [store, key, locale]);
}
