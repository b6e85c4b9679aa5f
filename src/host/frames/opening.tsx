import { isDraft } from '../draft.ts';
import { DraftMark } from '../draft-mark.tsx';
import type { ShownScreen } from '../state.ts';
import { FrozenCheck } from './frozen.tsx';

/** What stands before the nodes of an override: the check of a version that froze the tab, and the mark of a draft. */
export function Opening({ screen }: { screen: ShownScreen }) {
  return (
    <>
      <FrozenCheck screen={screen} />
      {isDraft(screen) && <DraftMark />}
    </>
  );
}
