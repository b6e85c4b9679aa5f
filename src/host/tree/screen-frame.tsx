import type { ReactNode } from 'react';
import { TenantContext } from '../../hardening/bounds/tenant-context.ts';
import { IsolatedScreen } from '../../isolation/index.ts';
import { isTenantLayer } from '../../reach/tenant-layer.ts';
import type { ShownScreen } from '../../state/state.ts';
import { frameGuard } from '../frames/guard.ts';
import { ScreenBoundary } from './screen-boundary.tsx';

interface Props {
  screen: ShownScreen;
  onFailure: (screen: ShownScreen, error: Error) => void;
  children: ReactNode;
}

/** What stands around every screen: the count of its failing nodes, and the net for a screen that fails as a whole. */
export function ScreenFrame({ screen, onFailure, children }: Props) {
  const Opening = screen.layer === 'builtin' ? null : frameGuard().Opening;
  return (
    <ScreenBoundary screen={screen} onFailure={onFailure}>
      {Opening && <Opening screen={screen} />}
      <TenantContext.Provider value={isTenantLayer(screen.layer) ? frameGuard().TenantNode : null}>
        <IsolatedScreen id={screen.id}>{children}</IsolatedScreen>
      </TenantContext.Provider>
    </ScreenBoundary>
  );
}
