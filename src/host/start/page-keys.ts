import { registerAction } from 'amis-core';
import type { Navigator } from '../../routes/navigator.ts';
import { isTenants, speakerOf } from '../frame-data/speaker.ts';
import type { MistakesParts } from '../mistakes/mistakes.tsx';

/** Opens the page in the editor. The server knows at which level, and has people sign in who have not. */
function openEditor(navigator: Pick<Navigator, 'place' | 'load'>): void {
  const { pathname, search, hash } = navigator.place();
  navigator.load(`/edit-page?page=${encodeURIComponent(pathname + search + hash)}`);
}

/** An action that only pages of the platform and its operator have. */
function registerOwnAction(type: string, act: () => void): void {
  registerAction(type, {
    async run(_action, _renderer, event) {
      const frame = speakerOf(event.context['env'])?.frame;
      if (frame && !isTenants(frame)) act();
    },
  });
}

/**
 * Follows the shortcuts for people who may change pages, and the same two actions of the user menu: Ctrl+Shift+E opens the page in the
 * editor, Ctrl+Shift+L explains it; on a Mac with the command key. Nobody is signed in on the sign-in page, so there the editor's
 * shortcut works for everybody: the server asks for a sign-in first.
 */
export function followPageKeys(own: MistakesParts, navigator: Pick<Navigator, 'place' | 'load'>): void {
  const { store } = own;
  const edit = () => openEditor(navigator);
  const explain = () =>
    void import('../explain/explain-page.tsx').then(({ toggleExplanation }) => toggleExplanation(own));
  registerOwnAction('openEditor', edit);
  registerOwnAction('explainPage', explain);
  document.addEventListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || !event.shiftKey || event.altKey || event.isComposing) return;
    const { documentKind, view } = store.get();
    if (event.code === 'KeyE' && (view.screen.editAt || documentKind === 'login')) {
      event.preventDefault();
      edit();
    }
    if (event.code === 'KeyL' && (view.screen.editAt || view.shell?.editAt)) {
      event.preventDefault();
      explain();
    }
  });
}
