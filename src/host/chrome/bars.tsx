import { useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/texts-context.ts';
import type { Navigator } from '../../routes/navigator.ts';
import type { Held, HostState } from '../../state/state.ts';
import type { Store } from '../../state/store.ts';

interface HeldProps {
  held: Held;
  store: Store<HostState>;
  navigator: Navigator;
}

/** The path that ends the session. Its address says nothing to people. */
const SIGN_OUT = '/logout';

/** Milliseconds without a press before the bar takes one. */
const QUIET = 800;

/**
 * Whether nothing was pressed for a moment. A page knows where the bar appears: it could ask for a double click there and bring
 * the bar between the two.
 */
function useQuiet(): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (isQuiet) return;
    let timer: ReturnType<typeof setTimeout>;
    const begin = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setQuiet(true), QUIET);
    };
    begin();
    document.addEventListener('pointerdown', begin, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', begin, true);
    };
  }, [isQuiet]);
  return isQuiet;
}

/**
 * Says where the page wants to go, with the host where it is another site's. Nothing is opened before the person says so, in a
 * press of its own. Escape stays.
 */
export function HeldBar({ held, store, navigator }: HeldProps) {
  const text = useText();
  const isQuiet = useQuiet();
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && store.set({ held: null });
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [store]);
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Keys go to the page's own document until something here has the focus.
    const page = document.activeElement;
    if (!(page instanceof HTMLIFrameElement)) return;
    stay.current?.focus();
    return () => page.focus();
  }, []);
  const destination = navigator.destination(held.address);
  if (!destination) return null;
  const isOutside = destination.kind === 'outside';
  const address = isOutside ? hostOf(destination.url) : destination.path;
  const signsOut = !isOutside && address.split(/[?#]/, 1)[0] === SIGN_OUT;
  const close = () => store.set({ held: null });
  const go = () => {
    close();
    navigator.go(held.address, { newWindow: held.newWindow || isOutside });
  };
  return (
    <div className="pw-host-notice pw-host-held" role="alert">
      <span>{signsOut ? text('host.frame.signOut') : text('host.frame.held', { address })}</span>
      <button type="button" disabled={!isQuiet} onClick={go}>
        {text('host.frame.go')}
      </button>
      <button ref={stay} type="button" onClick={close}>
        {text('host.frame.stay')}
      </button>
    </div>
  );
}

/** The host of a site, or the whole address of a program such as the mail client. */
const hostOf = (url: string): string => new URL(url).host || url.split('?', 1)[0] || url;

/** Says that a newer version waits, since something may be typed into the one that is shown. */
export function OutdatedBar({ onShow }: { onShow: () => void }) {
  const text = useText();
  return (
    <div className="pw-host-notice pw-host-outdated" role="status">
      <span>{text('host.frame.outdated')}</span>
      <button type="button" onClick={onShow}>
        {text('host.frame.renew')}
      </button>
    </div>
  );
}

/** Says that a page does too much. */
export function SlowedBar({ onClose }: { onClose: () => void }) {
  const text = useText();
  return (
    <div className="pw-host-notice pw-host-slowed" role="status">
      <span>{text('host.frame.slowed')}</span>
      <button type="button" onClick={onClose}>
        {text('host.notice.close')}
      </button>
    </div>
  );
}
