import type { Message } from '../../validation/message.ts';
import type { EditedScreen, Editing } from '../editing.ts';
import { componentWords } from '../palette/component-words.ts';
import type { Reply } from './calls.ts';
import { errorOf, HeldDraftError } from './held-draft.ts';
import type { SessionParts } from './others.ts';
import type { HeldScreen } from './server-screens.ts';

/** What the server says of a screen that was published. */
interface Publication {
  id: string;
  version: number;
  revision?: string;
}

/** A screen that is to be published. */
interface Pair {
  edited: EditedScreen;
  held: HeldScreen;
  schema: object;
}

type Parts = Pick<SessionParts, 'call' | 'props'> & { now: Editing; screens: readonly HeldScreen[] };

/** Sends the publication: of the page alone with its revision, of parts together with the versions that they came from. */
async function send({ call, props }: Parts, pairs: readonly Pair[], note: string): Promise<Reply<Publication[]>> {
  const [only] = pairs;
  if (pairs.length === 1 && only) {
    const { schema, held } = only;
    const own = { schema, note, revision: held.revision };
    const reply = await call<Publication>(props()['publishApi'], 'post', own, held.at);
    const { data, ...rest } = reply;
    return data ? { ...rest, data: [{ ...data, id: held.id }] } : rest;
  }
  const screens = pairs.map(({ held: { id, version }, schema }) => ({ id, schema, from: version }));
  const reply = await call<{ screens: Publication[] }>(props()['publishAllApi'], 'post', { screens, note });
  const { data, ...rest } = reply;
  return data ? { ...rest, data: data.screens } : rest;
}

/** Shows why the screens are not published, at each of them. */
function showErrors({ now }: Parts, pairs: readonly Pair[], errors: readonly (Message & { file?: string })[]): void {
  for (const { held, edited, schema } of pairs) {
    const own = pairs.length === 1 ? errors : errors.filter(({ file }) => file === held.id);
    if (own.length > 0) now.checks.show(edited.screen, schema, own);
  }
}

/** Takes over what the server has now. */
function settle(pairs: readonly Pair[], published: readonly Publication[]): void {
  for (const { held, edited, schema } of pairs) {
    const own = published.find(({ id }) => id === held.id);
    if (!own) continue;
    held.version = own.version;
    // Without one, the server has a draft of somebody else: the next one that is sent finds it.
    held.bareRevision = held.revision = own.revision ?? held.revision;
    edited.drafts.published(schema);
  }
}

/**
 * Publishes every screen that has a draft, all of them or none. The page itself is not published for the sake of a part.
 * Answers whether they are published.
 */
export async function publish(parts: Parts, note: string): Promise<boolean> {
  const { props, now, screens } = parts;
  const { data, dispatchEvent } = props();
  const unsaved = await now.save().then(
    () => null,
    (error: Error) => error,
  );
  if (unsaved) {
    await dispatchEvent('submitFail', { ...data, msg: unsaved.message });
    return false;
  }
  const pairs = now.screens.flatMap((edited, at): Pair[] =>
    edited.drafts.hasDraft() ? [{ edited, held: screens[at]!, schema: edited.page() }] : [],
  );
  const publishing = send(parts, pairs, note).then((reply) => {
    if (reply.ok) settle(pairs, reply.data ?? []);
    return reply;
  });
  for (const { edited } of pairs) edited.drafts.during(publishing).catch(() => undefined);
  const reply = await publishing;
  if (reply.errors) showErrors(parts, pairs, reply.errors);
  const error = reply.ok ? null : errorOf(reply);
  if (error instanceof HeldDraftError && error.state !== 'refused') {
    for (const { edited } of pairs) edited.drafts.hold(error);
  }
  // The page counts who has its new version; what is said of parts alone is that they are published.
  const own = reply.data?.find(({ id }) => id === screens[0]!.id);
  const parted = pairs.filter(({ edited }) => edited.screen !== '').map(({ held }) => held.row!.title);
  const event = {
    ...data,
    msg: reply.msg,
    version: own?.version ?? '',
    parts: parted.join(componentWords('editor.part.between') ?? ', '),
  };
  await dispatchEvent(reply.ok ? 'submitSucc' : 'submitFail', event);
  return reply.ok;
}

/** Throws every draft away. Answers whether all of them are gone; what keeps one is said. */
export async function discardAll({ now, screens, props }: Omit<Parts, 'call'>): Promise<boolean> {
  const { data, dispatchEvent } = props();
  for (const [at, { drafts }] of now.screens.entries()) {
    const refused = drafts.hasDraft()
      ? await screens[at]!.discard().then(
          () => null,
          (error: Error) => error,
        )
      : null;
    if (refused) {
      await dispatchEvent('submitFail', { ...data, msg: refused.message });
      return false;
    }
  }
  return true;
}
