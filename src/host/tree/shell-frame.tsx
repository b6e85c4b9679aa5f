import { type ReactNode, useEffect } from 'react';
import type { ShownScreen } from '../../state/state.ts';
import { isPageShown } from '../failures/outlets.ts';
import { ScreenFrame } from './screen-frame.tsx';

interface Props {
  screen: ShownScreen;
  onFailure: (screen: ShownScreen, error: Error) => void;
  children: ReactNode;
}

/** What stands around a shell: as around every screen, and one that shows no page has failed as a whole. */
export function ShellFrame({ screen: shell, onFailure, children }: Props) {
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (shell.layer !== 'builtin' && !isPageShown()) {
        onFailure(shell, new Error('the shell shows no page'));
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [shell, onFailure]);
  return (
    <ScreenFrame screen={shell} onFailure={onFailure}>
      {children}
    </ScreenFrame>
  );
}
