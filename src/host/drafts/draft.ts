import type { ShownScreen } from '../../state/state.ts';

/** Whether a screen is a draft, which only a preview link shows. The built-in layer has none. */
export function isDraft({ layer, version }: Pick<ShownScreen, 'layer' | 'version'>): boolean {
  return layer !== 'builtin' && version === 0;
}
