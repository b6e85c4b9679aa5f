import { match } from '../match/match.ts';
import { Contents } from '../page/contents.ts';
import type { Json } from '../page/json.ts';
import { readPage } from '../page/read-page.ts';
import { Bearers } from './bearers.ts';
import { build } from './build.ts';
import type { Choices, Merged } from './conflict.ts';
import { decide } from './decide.ts';
import { doubtsAbout } from './doubts.ts';
import { OwnWords } from './own-words.ts';
import { tellBrokenReferences } from './references.ts';
import { breakCircles, reviveOwners } from './surroundings.ts';
import type { Unit } from './unit.ts';
import { unite } from './unite.ts';
import { Work } from './work.ts';

function standIn(unit: Unit): void {
  if (!unit.isAlive || !unit.place) return;
  const { owner, slot } = unit.place;
  owner.kids ??= new Map();
  const kids = owner.kids.get(slot);
  if (kids) kids.push(unit);
  else owner.kids.set(slot, [unit]);
}

/**
 * Merges two versions of a page that come from the same base: `theirs`, the new version of what was copied, and `mine`, the
 * own copy. What only one side changed is done; what both changed is a conflict, and mine stands until it is settled. A side
 * that changes the words of a key (`$texts`) changes every value that names the key. Nothing is lost: a node that one side removed and the other one changed stays.
 * The answer is the same each time, so that the caller merges again with `choices`, by the ids of the conflicts. The pages are not
 * changed; the answer may share values with them.
 *
 * @throws UnfitPageError when a page nests too deep or is too large, or so much is in conflict that an answer would be.
 */
export function merge(base: Json, theirs: Json, mine: Json, choices: Choices = {}): Merged {
  const contents = new Contents();
  const from = readPage(base, contents);
  const pairs = { theirs: match(from, readPage(theirs, contents)), mine: match(from, readPage(mine, contents)) };
  const roots = { base: from.root, theirs: pairs.theirs.to.root, mine: pairs.mine.to.root };
  const work = new Work(pairs, new OwnWords({ base, theirs, mine }, roots), choices);
  unite(work);
  const root = work.unitOf('base', from.root)!;
  decide(work, { theirs: doubtsAbout(pairs.theirs), mine: doubtsAbout(pairs.mine) });
  reviveOwners(work);
  breakCircles(work, root);
  for (const unit of work.units) standIn(unit);
  const bearers = new Bearers([from, pairs.theirs.to, pairs.mine.to]);
  const built = build(work, bearers, root);
  const unread = work.words.unreadOn(built);
  for (const pointer of unread) work.withdraw(root, 'property', pointer);
  tellBrokenReferences(work, bearers);
  return { page: work.words.without(built, unread), conflicts: work.conflicts() };
}
