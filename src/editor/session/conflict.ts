import type { EditedScreen } from '../editing.ts';
import type { LoadedPage } from '../editor-state.ts';
import type { Reply } from './calls.ts';
import type { CopyOffer } from './copy-offer.ts';

/** Which side of each conflict stands. */
type Chosen = readonly { id: string; choice?: string }[];

/** What can be chosen between. */
interface Sides {
  revision: string;
  theirs: object;
  page: object;
}

/** What the server says of two sides. */
interface Reconciled extends Sides {
  /** The other draft is the person's own, saved in another tab. */
  isMe: boolean;
}

export interface ConflictParts {
  now: EditedScreen;
  offer: CopyOffer;
  reconcile(sides: { base: object; mine: object; choices?: object }): Promise<Reply<Reconciled>>;
  load(): Promise<Reply<LoadedPage>>;
  /** What is saved next is based on this revision. */
  setRevision(revision: string): void;
  /** Lets the page around show both sides. */
  show(data: object, isMe: boolean): void;
}

/** What somebody can do about two drafts of one page. */
export interface ConflictCommands {
  /** Whether there are two. */
  isOpen(): boolean;
  /** Shows what both sides have changed. */
  compare(): Promise<void>;
  takeTheirs(): void;
  keepMine(): void;
  /** Puts both together; `conflicts` has a choice for each. */
  takeParts(args: { conflicts?: Chosen }): Promise<void>;
}

/** Makes what settles two drafts of one page. The server compares and merges; nothing changes before somebody has chosen. */
export function conflictCommands(parts: ConflictParts): ConflictCommands {
  const { now, offer, reconcile, load, setRevision, show } = parts;
  let shown: Sides | null = null;
  const sides = () => now.drafts.refused() ?? offer.found();

  function settle(page: object): void {
    if (!shown) return;
    const { revision, theirs } = shown;
    shown = null;
    setRevision(revision);
    if (offer.isOpen()) offer.answer(now, false);
    now.drafts.settle(theirs, page);
    now.apply(page);
  }

  /** Whether the server's page is one that this editor sent and got no answer for. */
  function isOwn(theirs: object): boolean {
    return now.drafts.refused()?.unanswered.includes(JSON.stringify(theirs)) ?? false;
  }

  /** What the server has, where the two cannot be compared: one can choose between them still. */
  async function wholePages(mine: object, msg: string): Promise<void> {
    const { ok, data } = await load();
    if (ok && data) shown = { revision: data.revision, theirs: data.schema, page: mine };
    if (shown && isOwn(shown.theirs)) return settle(mine);
    show({ msg, canChoose: ok, conflicts: [], changes: [], own: [] }, false);
  }

  async function compare(): Promise<void> {
    const open = sides();
    if (!open) return;
    const { base, mine } = open;
    const reply = await reconcile({ base, mine });
    if (!reply.ok || !reply.data) return wholePages(mine, reply.msg);
    shown = reply.data;
    if (isOwn(shown.theirs)) settle(mine);
    else show({ ...reply.data, msg: '', canChoose: true, canMerge: true }, reply.data.isMe);
  }

  return {
    isOpen: () => sides() !== null,
    compare,
    takeTheirs: () => shown && settle(shown.theirs),
    keepMine() {
      const open = sides();
      if (open) settle(open.mine);
    },
    async takeParts({ conflicts = [] }) {
      const open = sides();
      if (!open || !shown) return;
      const choices = conflicts.map(({ id, choice = 'mine' }) => ({ id, choice }));
      const reply = await reconcile({ base: open.base, mine: open.mine, choices });
      // Somebody has saved once more while the choices were made.
      if (!reply.ok || reply.data?.revision !== shown.revision) return compare();
      settle(reply.data.page);
    },
  };
}
