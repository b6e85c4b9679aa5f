import { useContext, useEffect } from 'react';
import type { ShownScreen } from '../../../state/state.ts';
import { signInPlace, signInReach } from '../../form-in-sight/sign-in-reach.ts';
import { watchReach } from '../../form-in-sight/watch-reach.ts';
import { FrameHostContext } from '../frame-host.ts';

/** The platform's form on a tenant's sign-in page cannot be used. */
export class SignInOutOfReach extends Error {
  override name = 'SignInOutOfReach';
}

/**
 * Gives a tenant's page of a sign-in document up when people cannot see or use the platform's form on it. The page stays until the
 * next layer is there, so that what people typed is taken along.
 */
export function SignInWatch({ screen }: { screen: ShownScreen }): null {
  const host = useContext(FrameHostContext);
  useEffect(() => {
    const frame = document.querySelector('#root .pw-tenant');
    if (!host || !frame || host.store.get().documentKind !== 'login') return;
    const giveUp = () => {
      const error = new SignInOutOfReach('the sign-in form is out of sight or out of reach');
      console.warn(`screen ${screen.id}: ${error.message}`);
      host.onFailure(screen, error);
    };
    return watchReach(frame, signInReach, giveUp, signInPlace);
  }, [host, screen]);
  return null;
}
