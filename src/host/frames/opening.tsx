import { isTenantLayer } from '../../reach/tenant-layer.ts';
import { isDraft } from '../draft.ts';
import { DraftMark } from '../draft-mark.tsx';
import { SignInWatch } from '../form-in-sight/sign-in-watch.tsx';
import type { ShownScreen } from '../state.ts';
import { FrozenCheck } from './frozen.tsx';

/**
 * What stands before the nodes of an override: the check of a tenant's version that froze the tab, the watch over the sign-in form on a
 * tenant's page, and the mark of a draft. A frozen tab does not say which of its parts froze it, so a shell of the platform beside a
 * tenant's page is not counted.
 */
export function Opening({ screen }: { screen: ShownScreen }) {
  return (
    <>
      {isTenantLayer(screen.layer) && <FrozenCheck screen={screen} />}
      {isTenantLayer(screen.layer) && <SignInWatch screen={screen} />}
      {isDraft(screen) && <DraftMark />}
    </>
  );
}
