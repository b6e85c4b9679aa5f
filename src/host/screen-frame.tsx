import type { ReactNode } from 'react';
import { IsolatedScreen } from '../isolation/index.ts';
import { ScreenBoundary } from './screen-boundary.tsx';
import type { ShownScreen } from './state.ts';

interface Props {
  screen: ShownScreen;
  onFailure: (screen: ShownScreen, error: Error) => void;
  children: ReactNode;
}

/** What stands around every screen: the count of its failing nodes, and the net for a screen that fails as a whole. */
export function ScreenFrame({ screen, onFailure, children }: Props) {
  return (
    <ScreenBoundary screen={screen} onFailure={onFailure}>
      <IsolatedScreen id={screen.id}>{children}</IsolatedScreen>
    </ScreenBoundary>
  );
}
