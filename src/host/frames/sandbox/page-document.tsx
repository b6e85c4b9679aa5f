import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ShownScreen } from '../../../state/state.ts';
import { tenantPagePath } from '../../../types/tenant-page.ts';
import type { FrameHost, FrameNet } from '../frame-host.ts';
import { AnsweredContext } from '../opening/answered.ts';
import { type ServedPage, servePage } from './serve-page.ts';
import './sandboxed-page.css';

interface Props {
  screen: ShownScreen;
  host: FrameHost;
  /** What stands around the page here: the net for a page that fails as a whole. */
  net: FrameNet;
  /** The person has gone into the page: something may be typed there. */
  onUsed: () => void;
}

/**
 * A version of a tenant's page in a document of its own, without origin, session and network. It cannot cover, read or change anything of the
 * platform's. Browsers that isolate such documents run it in a process of its own: one that freezes leaves the platform alive.
 */
export function PageDocument({ screen, host, net: Around, onUsed }: Props) {
  const [element, setElement] = useState<HTMLIFrameElement | null>(null);
  const [isLost, setLost] = useState(false);
  const shown = useRef(screen);
  shown.current = screen;
  const [answered] = useState(createAnswered);
  const served = useRef<ServedPage>();
  useEffect(() => {
    if (!element) return;
    const page = servePage(element, host, {
      shown: () => shown.current,
      onDrawn: answered.tell,
      // What takes the page's place is still to be loaded.
      onLost: () => flushSync(() => setLost(true)),
    });
    served.current = page;
    return page.stop;
  }, [element, host, answered]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is what there is to say
  useEffect(() => served.current?.renew(), [screen]);
  useEffect(() => {
    const note = () => document.activeElement === element && onUsed();
    window.addEventListener('blur', note);
    return () => window.removeEventListener('blur', note);
  }, [element, onUsed]);
  const { contextPath } = host.store.get();
  return (
    <AnsweredContext.Provider value={answered.when}>
      <Around screen={screen} onFailure={host.onFailure}>
        {isLost || (
          <iframe
            ref={setElement}
            className="pw-tenant-page"
            data-author="tenant"
            title={document.title}
            sandbox="allow-scripts allow-forms"
            src={contextPath + tenantPagePath}
          />
        )}
      </Around>
    </AnsweredContext.Provider>
  );
}

/** Lets others wait for the page's first answer. */
function createAnswered() {
  let tell: () => void = () => undefined;
  const first = new Promise<void>((resolve) => {
    tell = resolve;
  });
  return { tell: () => tell(), when: (work: () => void) => void first.then(work) };
}
