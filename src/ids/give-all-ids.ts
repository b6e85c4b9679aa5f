import { parseTree } from 'jsonc-parser';
import type { ShippedScreens } from '../validation/parts/shipped.ts';
import { idOf, typedNodes } from '../validation/typed-nodes.ts';
import { giveIds } from './give-ids.ts';
import { takenIds } from './taken-ids.ts';

function lacksIds(text: string): boolean {
  const root = parseTree(text);
  return root !== undefined && typedNodes(root).some((node) => !idOf(node));
}

/** Gives the nodes of all screens ids that are one of a kind in each page. Answers the new texts of those that had too few. */
export function giveAllIds(shipped: ShippedScreens): Map<string, string> {
  const all = new Map(shipped);
  const changed = new Map<string, string>();
  for (const [screen, text] of shipped) {
    if (!lacksIds(text)) continue;
    const given = giveIds(text, screen.split('/').at(-1) ?? screen, takenIds(screen, all));
    all.set(screen, given);
    changed.set(screen, given);
  }
  return changed;
}
