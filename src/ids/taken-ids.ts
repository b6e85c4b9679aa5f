import { parseTree } from 'jsonc-parser';
import { targetNames } from '../validation/page/targets.ts';
import { includesIn } from '../validation/parts/compose.ts';
import { jsonObject } from '../validation/parts/include.ts';
import type { ShippedScreens } from '../validation/parts/shipped.ts';
import { idOf, typedNodes } from '../validation/typed-nodes.ts';
import { typeOf } from '../validation/walk.ts';

/** The parts that a screen names, and theirs. */
function partsOf(screen: string, shipped: ShippedScreens, found = new Set<string>()): Set<string> {
  for (const part of includesIn(jsonObject(shipped.get(screen) ?? ''))) {
    if (found.has(part)) continue;
    found.add(part);
    partsOf(part, shipped, found);
  }
  return found;
}

/** The screens that stand in one page with a screen: around it, in it and beside it. */
function pageMates(screen: string, shipped: ShippedScreens): Set<string> {
  const pages = [...shipped.keys()].map((page) => new Set([page, ...partsOf(page, shipped)]));
  const mates = new Set(pages.filter((page) => page.has(screen)).flatMap((page) => [...page]));
  mates.delete(screen);
  return mates;
}

/** The ids of a text's nodes, but those of includes: they go when the parts are put in place. */
function idsIn(text: string): string[] {
  const root = parseTree(text);
  const nodes = root ? typedNodes(root) : [];
  return nodes.flatMap((node) => {
    const id: unknown = typeOf(node) === 'include' ? undefined : idOf(node)?.value;
    return typeof id === 'string' ? [id] : [];
  });
}

/**
 * Ids that nodes of a screen must not get: those of other screens in one page with it, and every name that a call of any screen
 * means. Else an action meets the wrong node.
 */
export function takenIds(screen: string, shipped: ShippedScreens): Set<string> {
  const mates = pageMates(screen, shipped);
  const meant = [...shipped.values()].flatMap((text) => {
    const root = parseTree(text);
    return root ? [...targetNames(root)] : [];
  });
  return new Set([...meant, ...[...mates].flatMap((mate) => idsIn(shipped.get(mate) ?? ''))]);
}
