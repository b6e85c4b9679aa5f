import { type FormEvent, type MouseEvent, type ReactNode, useCallback, useState } from 'react';
import { isLink, leadingOf } from './link-of.ts';
import './frame-box.css';
import type { FrameEnv } from '../../frame-data/speaker.ts';

interface Props {
  env: FrameEnv;
  children: ReactNode;
}

/** Keeps the browser from sending a form by itself: it would act as the reader, or sign somebody else in. amis sends by calls. */
function holdForm(event: FormEvent): void {
  event.preventDefault();
}

/**
 * The element around a tenant's page. It is contained: nothing in it covers the platform's own frame, however it is placed.
 * Its dialogs are drawn in a part of it that stays in view while the page scrolls. The page is drawn once that part is there;
 * otherwise a dialog of the very first render would be drawn over the platform. A link that the page may not follow by
 * itself goes nowhere; the person is asked. Links that are none of HTML, and those that save a file, do nothing.
 */
export function FrameBox({ env, children }: Props) {
  const [isReady, setReady] = useState(false);
  const noteContainer = useCallback(
    (element: HTMLElement | null) => {
      env.speaker.container = element;
      if (element) setReady(true);
    },
    [env],
  );
  const holdLink = useCallback(
    (event: MouseEvent) => {
      const leading = leadingOf(event.nativeEvent);
      if (!leading) return;
      // Links of drawings and of formulas, and files under a name of the page's own.
      if (!isLink(leading) || leading.hasAttribute('download')) {
        event.preventDefault();
        return;
      }
      if (!/^https?:/.test(leading.href)) return;
      const newWindow = !['', '_self'].includes(leading.target) || event.ctrlKey || event.metaKey || event.button === 1;
      if (env.speaker.mayFollow?.(leading.href, newWindow) === false) event.preventDefault();
    },
    [env],
  );
  return (
    <div
      className="pw-tenant"
      data-author="tenant"
      onClickCapture={holdLink}
      onAuxClickCapture={holdLink}
      onSubmitCapture={holdForm}
    >
      <div className="pw-tenant-view" ref={noteContainer} />
      {isReady && children}
    </div>
  );
}
