import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { TextsContext, useText } from '../../i18n/texts-context.ts';
import type { Navigator } from '../../routes/navigator.ts';
import type { HostState } from '../../state/state.ts';
import type { Store } from '../../state/store.ts';
import type { Notice } from '../../types/start.ts';
import type { MistakesParts } from '../mistakes/mistakes.tsx';
import './chrome.css';
import { HeldBar, OutdatedBar, SlowedBar } from './bars.tsx';

const NOTICE_TEXTS: Record<Exclude<Notice['kind'], 'licence'>, string> = {
  'override-failed': 'host.notice.failed',
  'draft-failed': 'host.notice.draft',
  'draft-kept-back': 'host.notice.draftHidden',
  'preview-unchecked': 'host.notice.previewUnchecked',
  'override-invalid': 'host.notice.invalid',
  'screen-error': 'host.notice.broken',
};

/** Mistakes in files have an overlay, which is loaded with the first. The login page is left as it is. */
function followMistakes(parts: MistakesParts): void {
  const { store } = parts;
  let known = store.get().mistakes;
  store.subscribe(() => {
    const { mistakes, documentKind } = store.get();
    if (mistakes === known || !mistakes || documentKind === 'login') return;
    known = mistakes;
    import('../mistakes/mistakes.tsx').then(({ showMistakes }) => showMistakes(parts)).catch(() => undefined);
  });
}

/** Mounts what the host itself has to say, beside the pages: that there is no connection, and notices to administrators. */
export function mountChrome(parts: MistakesParts, container: HTMLElement, navigator: Navigator): void {
  const place = container.appendChild(document.createElement('div'));
  place.className = 'pw-host';
  createRoot(place).render(<Chrome store={parts.store} navigator={navigator} />);
  followMistakes(parts);
}

function Chrome({ store, navigator }: { store: Store<HostState>; navigator: Navigator }) {
  const { online, loading, notices, texts, view, routes, held, slowed, outdated } = useSyncExternalStore(
    store.subscribe,
    store.get,
  );
  const isSaid = view.screen.id === routes.errors['offline'];
  const close = (notice: Notice) => store.set({ notices: store.get().notices.filter((other) => other !== notice) });
  return (
    <TextsContext.Provider value={texts}>
      {notices.map((notice) => (
        <NoticeBar key={JSON.stringify(notice)} notice={notice} onClose={() => close(notice)} />
      ))}
      {held && <HeldBar key={held.address} {...{ held, store, navigator }} />}
      {outdated && <OutdatedBar onShow={() => store.set({ outdated: false })} />}
      {slowed && <SlowedBar onClose={() => store.set({ slowed: false })} />}
      {loading && <div className="pw-host-progress" aria-hidden="true" />}
      {!online && !isSaid && <OfflineBar />}
    </TextsContext.Provider>
  );
}

function OfflineBar() {
  const text = useText();
  return (
    <div className="pw-host-offline" role="status">
      {text('host.offline')}
    </div>
  );
}

function NoticeBar({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const text = useText();
  const { kind, screen, layer, message } = notice;
  return (
    <div className="pw-host-notice" role="status">
      <span>
        {kind === 'licence'
          ? text(`install.notice.${message}`)
          : text(NOTICE_TEXTS[kind], { screen, layer: text(`host.layer.${layer}`), message })}
      </span>
      <button type="button" onClick={onClose}>
        {text('host.notice.close')}
      </button>
    </div>
  );
}
