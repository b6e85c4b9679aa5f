import type { Navigator } from '../../routes/navigator.ts';
import type { MistakesParts } from '../mistakes/mistakes.tsx';

type Place = Pick<Navigator, 'place' | 'load'>;

/** Opens the page in the editor. The server knows at which level, and has people sign in who have not. */
export function openEditor(_own: MistakesParts, navigator: Place): void {
  const { pathname, search, hash } = navigator.place();
  navigator.load(`/edit-page?page=${encodeURIComponent(pathname + search + hash)}`);
}

/** Shows what the page is made of, or closes that again. */
export const explainPage = async (own: MistakesParts): Promise<void> =>
  (await import('../explain/explain-page.tsx')).toggleExplanation(own);

/**
 * Follows the shortcuts for people who may change pages: Ctrl+Shift+E opens the page in the editor, Ctrl+Shift+L explains it; on a Mac
 * with the command key. Nobody is signed in on the sign-in page, so there the editor's shortcut works for everybody: the server asks for
 * a sign-in first.
 */
export function followPageKeys(own: MistakesParts, navigator: Place): void {
  const { store } = own;
  document.addEventListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || !event.shiftKey || event.altKey || event.isComposing) return;
    const { documentKind, view } = store.get();
    if (event.code === 'KeyE' && (view.screen.editAt || documentKind === 'login')) {
      event.preventDefault();
      openEditor(own, navigator);
    }
    if (event.code === 'KeyL' && (view.screen.editAt || view.shell?.editAt)) {
      event.preventDefault();
      void explainPage(own);
    }
  });
}
