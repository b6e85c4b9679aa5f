import { type MouseEvent, type ReactNode, useCallback, useEffect } from 'react';
import './frame-box.css';
import type { FrameEnv } from './speaker.ts';
import { endTenantMarkup } from './tenant-markup.ts';
import { endTenantPictures } from './tenant-pictures.ts';

interface Props {
  env: FrameEnv;
  children: ReactNode;
}

/**
 * The element around a tenant's page. It is contained: nothing in it covers the platform's own frame, however it is placed.
 * Its dialogs are drawn in a part of it that stays in view while the page scrolls. A link that the page may not follow by
 * itself goes nowhere; the person is asked.
 */
export function FrameBox({ env, children }: Props) {
  const noteContainer = useCallback(
    (element: HTMLElement | null) => {
      env.speaker.container = element;
    },
    [env],
  );
  useEffect(
    () => () => {
      endTenantPictures(env.speaker);
      endTenantMarkup(env.speaker);
    },
    [env],
  );
  const holdLink = useCallback(
    (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || !/^https?:/.test(link.href)) return;
      const newWindow = !['', '_self'].includes(link.target) || event.ctrlKey || event.metaKey || event.button === 1;
      if (env.speaker.mayFollow?.(link.href, newWindow) === false) event.preventDefault();
    },
    [env],
  );
  return (
    <div className="pw-tenant" data-author="tenant" onClickCapture={holdLink} onAuxClickCapture={holdLink}>
      <div className="pw-tenant-view" ref={noteContainer} />
      {children}
    </div>
  );
}
