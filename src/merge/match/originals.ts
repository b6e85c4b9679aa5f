import { isText, type PageNode } from '../page/node.ts';
import { likeWhole, propertyLooks } from './likeness.ts';
import { besides, type Pairs } from './pairs.ts';

/** The likeness from which a node beside another one may be its original. */
const TWIN = 0.6;

/**
 * The later node that an earlier one is: `found`, or the one just before it where both are alike. Editors put a copy behind
 * its original, so that the first of two alike is the old one, whatever was changed in it since. Such a pair is a guess.
 */
export function originalOf(pairs: Pairs, earlier: PageNode, found: PageNode): PageNode {
  const isInList = earlier.parent !== undefined && pairs.laterOf(earlier.parent) === found.parent;
  if (!isInList || !found.isFree || found.id || isText(found)) return found;
  for (const by of [-1, -2]) {
    const before = besides(found, by);
    if (!before || pairs.earlierOf(before) || before.type !== found.type || before.key !== found.key) continue;
    if (before.whole === found.whole || pairs.looks <= 0) continue;
    pairs.looks -=
      before.size + found.size + earlier.size + propertyLooks(before, found) + propertyLooks(earlier, before);
    if (likeWhole(before, found) < TWIN || likeWhole(earlier, before) < TWIN) continue;
    pairs.doubt(earlier);
    return before;
  }
  return found;
}
