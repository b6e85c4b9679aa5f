import { ownHeaders } from '../../api/own-headers.ts';
import { ownFetch } from '../../requests/requests.ts';
import { prefixOf } from '../../screens/address.ts';
import type { HostState } from '../../state/state.ts';
import type { Store } from '../../state/store.ts';
import { ASKED, TRIED, type TriedTheme } from '../../theme/tried-theme.ts';
import { wearTheme } from '../../theme/wear-theme.ts';
import type { WornTheme } from '../../theme/worn-theme.ts';

/** A theme that a preview link shows; it stays until the document is left. */
const PREVIEW = 'preview';

/** The theme in force at a level; undefined where the server does not say. */
async function ask(state: HostState, prefix: string): Promise<WornTheme | null | undefined> {
  try {
    const answer = await ownFetch(`${state.contextPath}${prefix}/theme/in-force`, {
      cache: 'no-store',
      headers: ownHeaders(state),
    });
    return answer.ok ? ((await answer.json()) as { data: { theme: WornTheme | null } }).data.theme : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps the document in the theme of the level that is shown: another one where the person goes, and a new one as soon as it is
 * chosen or published.
 * @returns hears of a change: of the choice (`theme/in-force`), or of a theme (`theme/ID`)
 */
export function followTheme(store: Store<HostState>): (changed: string) => void {
  const prefix = () => prefixOf(store.get().scope);
  let known = prefix();
  let isAsking = false;
  let again = false;

  const mayChange = () => !store.get().safe && store.get().theme?.id !== PREVIEW;

  // Changes are told in one go, and who comes back hears of past ones, too: all of them are one question.
  async function refresh(): Promise<void> {
    again = true;
    if (isAsking) return;
    isAsking = true;
    while (again) {
      again = false;
      const theme = await ask(store.get(), known);
      if (theme === undefined || again || !mayChange()) continue;
      wearTheme(theme, store.get().appearance);
      store.set({ theme });
    }
    isAsking = false;
  }

  store.subscribe(() => {
    if (prefix() === known) return;
    known = prefix();
    if (mayChange()) void refresh();
  });
  // The editor of themes puts its sheet into a page that it shows in a frame; the frames in that page are told from here.
  window.addEventListener(TRIED, (event) => {
    const { worn: theme, appearance } = (event as CustomEvent<TriedTheme>).detail;
    store.set({ theme, appearance });
  });
  window.dispatchEvent(new Event(ASKED));
  // Of a large theme the document has a part, or a link: frames need its text.
  if (document.querySelector('#pagewright-theme:is(link, [data-part])')) void refresh();
  return (changed) => {
    if (mayChange() && ['theme/in-force', `theme/${store.get().theme?.id}`].includes(changed)) void refresh();
  };
}
