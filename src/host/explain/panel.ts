import type { HostState } from '../../state/state.ts';
import type { Store } from '../../state/store.ts';
import { isTenants } from '../frame-data/speaker.ts';
import { elementsWith, isRoot, outlinedIn, type Piece } from './explanation.ts';
import { createOutlines, type Outlined } from './outlines.ts';

/** The place of the explanation beside the page. */
export interface Panel {
  place: HTMLElement;
  /** The server has explained a screen: its parts are outlined. */
  explained(screenId: string, pieces: readonly Piece[]): void;
  close(): void;
}

const ROW = '.pw-row';

/** Opens the place of the explanation. It is no dialog: the page can be used meanwhile. Closing it gives the keyboard back. */
export function openPanel(store: Store<HostState>): Panel {
  const { texts } = store.get();
  const before = document.activeElement;
  const place = document.body.appendChild(document.createElement('aside'));
  place.className = 'pw-explain';
  place.tabIndex = -1;
  place.setAttribute('aria-label', texts['screens.explain'] ?? '');

  const outlined = new Map<string, () => Outlined[]>();
  const keys = new Map<string, string[]>();
  const screens = () => [store.get().view.screen, store.get().view.shell].flatMap((screen) => screen ?? []);
  /** In the order of the rows. */
  const keysOfRows = () => screens().flatMap(({ id }) => keys.get(id) ?? []);
  const rows = () => [...place.querySelectorAll<HTMLElement>(ROW)];

  function pick(key: string): void {
    const row = rows()[keysOfRows().indexOf(key)];
    row?.scrollIntoView({ block: 'nearest' });
    row?.setAttribute('tabindex', '-1');
    row?.focus();
  }

  const outlines = createOutlines({ name: texts['screens.explainOutlines'] ?? '', onPick: pick });
  const mark = ({ target }: Event) => {
    const row = target instanceof Element ? target.closest<HTMLElement>(ROW) : null;
    outlines.mark(row ? (keysOfRows()[rows().indexOf(row)] ?? '') : '');
  };
  for (const type of ['pointerover', 'focusin']) place.addEventListener(type, mark);
  place.focus();

  return {
    place,
    explained(screenId, pieces) {
      const screen = screens().find(({ id }) => id === screenId);
      if (!screen) return;
      const parts = outlinedIn(store.get(), screen, pieces);
      keys.set(
        screenId,
        parts.map(({ key }) => key),
      );
      // A tenant's page is drawn in a document of its own, which nobody looks into from here.
      const isElsewhere = isTenants(screen);
      if (isElsewhere) store.set({ outlined: parts.filter((part) => !isRoot(part)) });
      outlined.set(screenId, () => {
        const main = screen === store.get().view.screen ? document.querySelector('main') : null;
        const whole = main ? parts.filter(isRoot).map((part) => ({ ...part, element: main })) : [];
        return [...whole, ...(isElsewhere ? [] : elementsWith(screen, parts))];
      });
      outlines.show(() => [...outlined.values()].flatMap((find) => find()));
    },
    close() {
      outlines.remove();
      store.set({ outlined: null });
      place.remove();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    },
  };
}
