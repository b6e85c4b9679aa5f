import { type ReactNode, useContext } from 'react';
import { tenantLimits } from '../../hardening/bounds/limits.ts';
import { TenantContext } from '../../hardening/bounds/tenant-context.ts';
import { IsolatedScreen } from '../../isolation/index.ts';
import { isTenantLayer } from '../../reach/tenant-layer.ts';
import type { ShownScreen } from '../../state/state.ts';
import { FrameHostContext } from '../frames/frame-host.ts';
import { frameGuard } from '../frames/guard.ts';
import { ScreenBoundary } from './screen-boundary.tsx';

interface Props {
  screen: ShownScreen;
  onFailure: (screen: ShownScreen, error: Error) => void;
  children: ReactNode;
}

/**
 * What stands around every screen: the count of its failing nodes, and the net for a screen that fails as a whole. A page where people sign in
 * has a bound for its nodes, the platform's own too: a frozen tab keeps everybody out.
 */
export function ScreenFrame({ screen, onFailure, children }: Props) {
  const isAtSignIn = useContext(FrameHostContext)?.store.get().documentKind === 'login';
  const bounds = isAtSignIn && screen.layer !== 'builtin' ? { mostNodes: tenantLimits.nodes } : {};
  const Opening = screen.layer === 'builtin' ? null : frameGuard().Opening;
  return (
    <ScreenBoundary screen={screen} onFailure={onFailure}>
      {Opening && <Opening screen={screen} />}
      <TenantContext.Provider value={isTenantLayer(screen.layer) ? frameGuard().TenantNode : null}>
        <IsolatedScreen id={screen.id} {...bounds}>
          {children}
        </IsolatedScreen>
      </TenantContext.Provider>
    </ScreenBoundary>
  );
}
