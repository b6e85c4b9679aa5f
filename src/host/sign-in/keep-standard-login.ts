import { STANDARD_LOGIN, standardLogin } from '../../shell/standard-login.ts';
import type { HostState } from '../../state/state.ts';
import type { Store } from '../../state/store.ts';
import { queryOf } from '../frame-data/root-data.ts';

/**
 * Has the way to the built-in sign-in page in the document as long as another one is shown, in the language of the page: the
 * server writes it for the page that a document begins with.
 */
export function keepStandardLogin(store: Store<HostState>, page: Document = document): void {
  let shown = store.get();
  store.subscribe(() => {
    const before = shown;
    shown = store.get();
    if (shown.view.screen !== before.view.screen || shown.texts !== before.texts) {
      renew(shown, page);
    }
  });
}

function renew({ contextPath, texts, place, view }: HostState, page: Document): void {
  page.getElementById(STANDARD_LOGIN)?.remove();
  const link = standardLogin({ contextPath, screen: view.screen, texts }, queryOf(place.search));
  page.getElementById('root')?.insertAdjacentHTML('afterend', link);
}
