import type { Navigator } from '../../routes/navigator.ts';
import { openEditor } from '../actions/actions.ts';
import type { MistakesParts } from '../mistakes/mistakes.tsx';

/**
 * Follows the shortcuts for people who may change pages: Ctrl+Shift+E opens the page in the editor, Ctrl+Shift+L explains it; on a Mac
 * with the command key. Nobody is signed in on the sign-in page, so there the editor's shortcut works for everybody: the server asks
 * for a sign-in first.
 */
export function followPageKeys(own: MistakesParts, navigator: Pick<Navigator, 'place' | 'load'>): void {
  const { store } = own;
  document.addEventListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || !event.shiftKey || event.altKey || event.isComposing) return;
    const { documentKind, view } = store.get();
    if (event.code === 'KeyE' && (view.screen.editAt || documentKind === 'login')) {
      event.preventDefault();
      openEditor(navigator);
    }
    if (event.code === 'KeyL' && (view.screen.editAt || view.shell?.editAt)) {
      event.preventDefault();
      void import('../explain/explain-page.tsx').then(({ toggleExplanation }) => toggleExplanation(own));
    }
  });
}
