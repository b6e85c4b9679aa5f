import { isAdministrator } from '../../isolation/administrator.ts';
import type { FailedNode } from '../../isolation/index.ts';
import { failureWords } from '../../screens/failure-words.ts';
import type { ScreenLoader } from '../../screens/screen-loader.ts';
import type { HostState, ShownScreen } from '../../state/state.ts';
import type { Store } from '../../state/store.ts';
import type { Notice, ScreenPart } from '../../types/start.ts';
import { frameOf } from '../frame-data/speaker.ts';
import { mainPart } from './main-part.ts';
import { isPageShown } from './outlets.ts';
import { partOfNode } from './part-of-node.ts';

/** What a preview link says of itself. It is no word about a page that throws. */
const OF_PREVIEWS: readonly Notice['kind'][] = ['draft-kept-back', 'preview-unchecked'];

/** What happens when pages throw. */
export interface PageFailures {
  /** A screen as a whole cannot be shown: its next layer takes its place. */
  onScreen(screen: ShownScreen, error: Error, node?: FailedNode): unknown;
  /** One node of a screen cannot be shown; a card stands in its place. */
  onNode(error: Error, node: FailedNode): void;
  /** Says once to administrators and the server that an override does not work as it is: the screen's, or that of one of its parts. */
  tell(screen: ShownScreen, error: Error, part?: ScreenPart): void;
}

/** The same in a document that can load what takes a screen's place. */
export interface ScreenFailures extends PageFailures {
  /** With a node, that one alone cannot be shown, in a document of the page's own. */
  onScreen(screen: ShownScreen, error: Error, node?: FailedNode): Promise<void>;
}

/**
 * Keeps pages usable when an override throws. Built-in screens have no layer below them: what is left of them stays, and without
 * anything left the error screen is shown.
 * @param main where the page is; an override that shows nothing but cards in place of nodes has failed as a whole
 */
export function createScreenFailures(store: Store<HostState>, loader: ScreenLoader, main = mainPart): ScreenFailures {
  const told = new Set<string>();

  function tell(screen: ShownScreen, error: Error, part?: ScreenPart): void {
    const { id, layer, version } = part ?? screen;
    const key = `${id} ${layer} ${version}`;
    if (layer === 'builtin' || told.has(key)) {
      return;
    }
    told.add(key);
    const state = store.get();
    // A draft has no version yet and no token: only those who try it see it fail. A page that has not begun is not reported: another page may keep the browser busy.
    if (screen.report && error.name !== 'NotBegun') {
      void import('../../screens/report-failure.ts')
        .then(({ reportFailure }) => reportFailure(state, screen, error, part?.id))
        .catch(() => undefined);
    }
    const known = state.notices.some(
      (notice) => notice.screen === id && notice.layer === layer && !OF_PREVIEWS.includes(notice.kind),
    );
    if (isAdministrator(state) && !known) {
      const message = failureWords(error, (key) => state.texts[key] ?? key);
      const kind = version ? 'override-failed' : 'draft-failed';
      const notice: Notice = { kind, screen: id, layer, message };
      store.set({ notices: [...state.notices, notice] });
    }
  }

  /** Several of those who watch a screen may see the same failure. */
  const underWay = new Map<ShownScreen['source'], Promise<void>>();

  async function onScreen(failed: ShownScreen, error: Error, node?: FailedNode): Promise<void> {
    if (node) return onNode(error, node);
    const { source } = failed;
    const replacing = underWay.get(source) ?? giveWay(failed, error).finally(() => underWay.delete(source));
    underWay.set(source, replacing);
    return replacing;
  }

  async function giveWay(failed: ShownScreen, error: Error): Promise<void> {
    tell(failed, error);
    const next = (await loader.below(failed).catch(() => null)) ?? (await standardOf(failed));
    const { shell } = store.get().view;
    if (next || shell?.source === failed.source) {
      await replace(failed, next);
      return;
    }
    const errorScreen = store.get().routes.errors['500'];
    if (errorScreen && failed.id !== errorScreen) {
      await replace(failed, await loader.load(errorScreen, failed.scope));
    }
  }

  /** The screen that a page of a company's own stands for: no layer of the page's own name lies below it. */
  async function standardOf(failed: ShownScreen): Promise<ShownScreen | null> {
    const { standsFor } = frameOf(failed, store.get().view);
    return standsFor ? loader.load(standsFor, failed.scope, 'platform').catch(() => null) : null;
  }

  /**
   * What a person has in hand stays; where the file for that cannot be had, the page alone has to do. A shell without a
   * replacement leaves the page to stand alone.
   */
  async function replace(failed: ShownScreen, replacement: ShownScreen | null): Promise<void> {
    const swapping = await import('../../screens/swap.ts').catch(() => null);
    const { view } = store.get();
    const isFailed = (screen: ShownScreen | null) => screen?.source === failed.source;
    const screen = isFailed(view.screen) && replacement ? replacement : view.screen;
    const change = { view: { ...view, screen, shell: isFailed(view.shell) ? replacement : view.shell } };
    swapping ? swapping.swapView(store, change) : store.set(change);
  }

  /** Shows the next layer of a part that failed, and leaves the rest as it is. */
  async function givePartWay(failed: ShownScreen, part: ScreenPart): Promise<void> {
    const next = await import('../../screens/swap.ts')
      .then(({ withPartBelow }) => withPartBelow(failed, part, store.get(), loader.adopt))
      .catch(() => null);
    if (next) await replace(failed, next);
  }

  async function giveWayWhenEmpty(owner: ShownScreen, error: Error): Promise<void> {
    await main.settled();
    const { screen, shell } = store.get().view;
    if (owner === screen ? main.isEmpty() : owner === shell && !isPageShown()) {
      await onScreen(owner, error);
    }
  }

  function onNode(error: Error, { screenId, definition }: FailedNode): void {
    const { screen, shell } = store.get().view;
    const owner = [screen, shell].find((shown) => shown?.id === screenId);
    if (owner && owner.layer !== 'builtin') {
      const part = partOfNode(owner, definition);
      tell(owner, error, part);
      const { source } = owner;
      if (part && !underWay.has(source)) {
        underWay.set(
          source,
          givePartWay(owner, part).finally(() => underWay.delete(source)),
        );
      }
      void giveWayWhenEmpty(owner, error);
    }
  }

  return { onScreen, onNode, tell };
}
