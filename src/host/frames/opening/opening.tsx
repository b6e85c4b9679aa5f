import { useContext } from 'react';
import { isTenantLayer } from '../../../reach/tenant-layer.ts';
import type { ShownScreen } from '../../../state/state.ts';
import { isDraft } from '../../drafts/draft.ts';
import { PreviewMark } from '../../drafts/draft-mark.tsx';
import { FrameHostContext } from '../frame-host.ts';
import { FrozenCheck } from './frozen.tsx';

/**
 * What stands before the nodes of an override: the check of a tenant's version that froze the tab, and the mark of a preview. A frozen tab does not say which of its parts froze it, so a shell of the platform beside a
 * tenant's page is not counted.
 */
export function Opening({ screen }: { screen: ShownScreen }) {
  const host = useContext(FrameHostContext);
  // The document around such a page has all of it.
  if (host?.store.get().documentKind === 'share') return null;
  return (
    <>
      {isTenantLayer(screen.layer) && <FrozenCheck screen={screen} />}
      {isDraft(screen) && <PreviewMark state={screen.state} />}
    </>
  );
}
