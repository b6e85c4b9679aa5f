import type { Navigator } from '../../routes/navigator.ts';
import { rootDataOf } from '../frame-data/root-data.ts';
import { isTenants, speakerOf } from '../frame-data/speaker.ts';
import type { MistakesParts } from '../mistakes/mistakes.tsx';

/** What the actions of the header need of the host. */
export interface HeaderParts extends MistakesParts {
  navigator: Pick<Navigator, 'place' | 'load'>;
  /** What the page says of the action. */
  args?: Record<string, unknown> | undefined;
}

/** Opens the page in the editor. The server knows at which level, and has people sign in who have not. */
export function openEditor({ navigator }: HeaderParts): void {
  const { pathname, search, hash } = navigator.place();
  navigator.load(`/edit-page?page=${encodeURIComponent(pathname + search + hash)}`);
}

/** Shows what the page is made of, or closes that again. */
export const explainPage = async (own: MistakesParts): Promise<void> =>
  (await import('../explain/explain-page.tsx')).toggleExplanation(own);

const SEARCH = { screen: 'frame/find', title: 'find.title' };
const SWITCHER = { screen: 'frame/switch', title: 'switch.title' };

/** Opens the search over apps and pages or, where `args` name its screen, the list to switch by; or closes it again. */
export async function openSearch({ args, ...own }: HeaderParts): Promise<void> {
  const { toggleDialog } = await import('../find/open-dialog.tsx');
  await toggleDialog(own, args?.['screen'] === SWITCHER.screen ? SWITCHER : SEARCH);
}

const actions = { openEditor, openSearch, explainPage };

/** Runs an action of the header for the frame of an environment. Only pages of the platform and its operator have them. */
export async function runFor(env: unknown, type: keyof typeof actions, host: HeaderParts): Promise<void> {
  const frame = speakerOf(env)?.frame;
  if (frame && !isTenants(frame)) await actions[type](host);
}

const isMac = /Mac|iP(hone|ad)/.test(navigator.userAgent);

/**
 * Ctrl+K opens the search for people who are signed in. On a Mac it is the command key and K, because Ctrl+K deletes the rest of a line there.
 * A page within another site leaves the shortcut to that site.
 */
function followSearchKey(own: HeaderParts): void {
  document.addEventListener('keydown', (event) => {
    const { code, ctrlKey, metaKey, shiftKey, altKey, isComposing, defaultPrevented } = event;
    if (code !== 'KeyK' || shiftKey || altKey || isComposing || defaultPrevented) return;
    if (isMac ? ctrlKey || !metaKey : metaKey || !ctrlKey) return;
    const { user, embedded } = rootDataOf(own.store.get());
    if (!user || embedded) return;
    event.preventDefault();
    void openSearch(own);
  });
}

/**
 * Follows the shortcuts for people who may change pages: Ctrl+Shift+E opens the page in the editor, Ctrl+Shift+L explains it; on a Mac
 * with the command key. Nobody is signed in on the sign-in page, so there the editor's shortcut works for everybody: the server asks for
 * a sign-in first.
 */
export function followPageKeys(own: HeaderParts): void {
  const { store } = own;
  if (store.get().documentKind === 'app') followSearchKey(own);
  document.addEventListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || !event.shiftKey || event.altKey || event.isComposing) return;
    const { documentKind, view } = store.get();
    if (event.code === 'KeyE' && (view.screen.editAt || documentKind === 'login')) {
      event.preventDefault();
      openEditor(own);
    }
    if (event.code === 'KeyL' && (view.screen.editAt || view.shell?.editAt)) {
      event.preventDefault();
      void explainPage(own);
    }
  });
}
