import { TAB } from '../../state/tab.ts';
import type { SavedDraft, ServerScreen } from '../editing.ts';
import type { LoadedPage, LoadedPart, PartRow } from '../editor-state.ts';
import { editorBeside } from './editor-address.ts';
import { errorOf } from './held-draft.ts';
import { copyName } from './local-copy.ts';
import { nameFor, type SessionParts } from './others.ts';

/** The number of the error that there is no draft. */
const GONE = 404;

/** What the server has of a screen in the editor. */
export interface HeldScreen extends ServerScreen {
  id: string;
  /** What this browser keeps of it is named so, whichever tab it is. */
  copies: string;
  /** What takes the place of the data around the editor in calls about it. */
  at: object;
  /** How the page around lists it; absent for the page itself. */
  row?: PartRow;
  /** The version that the level has published; 0: none. */
  version: number;
  revision: string;
  /** The revision of what is there without the draft. */
  bareRevision: string;
}

type Parts = Pick<SessionParts, 'call' | 'props' | 'host'>;

function held({ call, props }: Parts, own: Omit<HeldScreen, 'name' | 'send' | 'discard'>): HeldScreen {
  const screen: HeldScreen = {
    ...own,
    name: copyName(own.copies, TAB),
    async send(schema) {
      const { revision, at } = screen;
      const reply = await call<SavedDraft>(props()['draftApi'], 'post', { schema, revision }, at);
      if (!reply.ok || !reply.data) throw errorOf(reply);
      screen.revision = reply.data.revision;
      return reply.data;
    },
    async discard() {
      const { revision, at } = screen;
      const reply = await call(props()['discardApi'], 'delete', { revision }, at);
      if (!reply.ok && reply.status !== GONE) throw errorOf(reply);
      screen.revision = screen.bareRevision;
    },
  };
  return screen;
}

const kept = ({ isDraft, revision, withoutDraft }: LoadedPage | LoadedPart) => ({
  isDraft,
  revision,
  bare: withoutDraft?.schema,
  bareRevision: withoutDraft?.revision ?? revision,
});

/** The page and its parts as the server has them. Each part is called for as the editor calls for its page, with other names. */
export function serverScreens(
  parts: Parts,
  { page, parts: loaded, version }: { page: LoadedPage; parts: readonly LoadedPart[]; version: number },
  name: string,
): HeldScreen[] {
  const own = held(parts, { screen: '', id: page.id, copies: name, at: {}, version, ...kept(page) });
  const account = parts.host.store.get().user?.id ?? '';
  const others = loaded.map((part) => {
    const [area = '', each = ''] = part.id.split('/');
    const row: PartRow = { area, name: each, title: part.name, pages: part.pages };
    const path = editorBeside({ pathname: window.location.pathname, search: '' }, part.id);
    const at = { params: { ...parts.props().data['params'], area, name: each } };
    const copies = nameFor(account, path);
    return held(parts, { screen: part.id, id: part.id, copies, at, row, version: part.version, ...kept(part) });
  });
  return [own, ...others];
}
