import { CommandError } from '../../../src/machine/command-error.mjs';
import { text } from '../../../src/machine/texts.mjs';
import type { Locale } from '../../../src/types/start.ts';
import type { Message } from '../../../src/validation/index.ts';
import { hashOf, readScreens, readState, removeScreen, writeScreen, writeState } from './folder.ts';
import { differenceMessages, located, mistakeMessages, shownPath, standingMessages } from './messages.ts';
import type { PublishedScreen, Server } from './server.ts';
import { type Standing, standings, stateOf } from './standing.ts';

/** What a command has to say: messages in the form of `npm run validate`, in each wished language, and a sentence for the person. */
export interface Outcome {
  messagesIn(locale: Locale): Message[];
  summary: string;
}

export interface Wish {
  folder: string;
  isDryRun: boolean;
  overwrites: boolean;
  note: string;
  /** The languages in which messages are written. */
  locales: readonly Locale[];
}

/** The pages of a level. Throws CommandError for what is no list of pages: any server may answer at the address. */
async function publishedOf(server: Server): Promise<PublishedScreen[]> {
  const { screens } = Object(await server.get('/published')) as { screens: unknown };
  if (!Array.isArray(screens) || !screens.every(isPublished))
    throw new CommandError(text('screens-no-server', { address: server.place, status: 200 }));
  return screens;
}

const isPublished = (screen: unknown): screen is PublishedScreen => {
  const { id, version, schema } = Object(screen);
  return typeof id === 'string' && Number.isInteger(version) && typeof schema === 'object' && schema !== null;
};

async function look(server: Server, folder: string) {
  const state = readState(folder);
  if (state && state.place !== server.place) {
    throw new CommandError(text('screens-elsewhere', { folder, place: state.place, server: server.place }));
  }
  const { screens, mistakes } = readScreens(folder);
  const published = await publishedOf(server);
  return { state, screens, mistakes, published, rows: standings(state, screens, published) };
}

const names = (rows: readonly Standing[]): string => rows.map(({ id }) => id).join(', ');
const on = (rows: readonly Standing[], ...sides: Standing['side'][]) => rows.filter(({ side }) => sides.includes(side));

/** Writes what the level has published into the folder. Files that were changed here stay, unless they may be overwritten. */
export async function pull(server: Server, { folder, overwrites }: Wish): Promise<Outcome> {
  const { state, mistakes, published, rows } = await look(server, folder);
  const changed = [...on(rows, 'here', 'both').map(({ id }) => id), ...mistakes.map(({ file }) => shownPath(file))];
  if (changed.length > 0 && !overwrites) {
    throw new CommandError(text('screens-pull-changed', { names: changed.join(', ') }));
  }
  for (const { id, published: page, side } of rows) {
    if (page && (side !== 'same' || mistakes.length > 0)) writeScreen(folder, id, page.schema);
    // A file that no pull has written may be something else; it stays.
    if (!page && state?.screens[id]) removeScreen(folder, id);
  }
  writeState(folder, stateOf(server.place, published));
  return {
    messagesIn: () => [],
    summary: text('screens-pulled', { count: published.length, folder: shownPath(folder) }),
  };
}

type Found = Omit<Message, 'file'> & { id: string };

/** What the server's checker says of a change, by language. It is asked once for each: its messages come as sentences. */
async function checkedIn(server: Server, locales: readonly Locale[], body: object): Promise<Map<Locale, Found[]>> {
  const checked = new Map<Locale, Found[]>();
  for (const locale of locales) {
    checked.set(locale, (await server.post<{ messages: Found[] }>('/check', body, locale)).messages);
  }
  return checked;
}

/** Checks what was changed in the folder, then publishes all of it or nothing. */
export async function push(server: Server, wish: Wish): Promise<Outcome> {
  const { folder, isDryRun, note } = wish;
  const { state, screens, mistakes, rows } = await look(server, folder);
  if (!state) throw new CommandError(text('screens-never-pulled', { folder: shownPath(folder) }));
  if (mistakes.length > 0) {
    return { messagesIn: (locale) => mistakeMessages(mistakes, locale), summary: text('screens-refused') };
  }
  const stale = on(rows, 'both');
  if (stale.length > 0) {
    const messagesIn = (locale: Locale) => standingMessages(folder, stale, locale);
    return { messagesIn, summary: text('screens-stale', { names: names(stale) }) };
  }
  const changed = on(rows, 'here');
  const aside = (locale: Locale) => standingMessages(folder, on(rows, 'server'), locale);
  if (changed.length === 0) return { messagesIn: aside, summary: text('screens-nothing') };
  const body = {
    note,
    screens: changed.map(({ id, local, published }) => ({
      ...{ id, schema: local?.schema ?? null },
      from: published?.version ?? 0,
    })),
  };
  const checked = await checkedIn(server, wish.locales, body);
  const messagesIn = (locale: Locale) => [...aside(locale), ...located(folder, checked.get(locale) ?? [], screens)];
  if (messagesIn(wish.locales[0]!).some(({ severity }) => severity === 'error')) {
    return { messagesIn, summary: text('screens-refused') };
  }
  const values = { count: changed.length, names: names(changed) };
  if (isDryRun) return { messagesIn, summary: text('screens-would-push', values) };
  const done = await server.post<{ screens: { id: string; version: number }[] }>('/publish', body);
  for (const { id, version } of done.screens) {
    const local = screens.get(id);
    if (version > 0 && local) state.screens[id] = { version, hash: hashOf(local.schema) };
    else delete state.screens[id];
  }
  writeState(folder, state);
  return { messagesIn, summary: text('screens-pushed', values) };
}

/** Says for each screen whether it was changed here, on the server or in both. */
export async function status(server: Server, { folder }: Wish): Promise<Outcome> {
  const { mistakes, rows } = await look(server, folder);
  const count = on(rows, 'here', 'server', 'both').length;
  return {
    messagesIn: (locale) => [...mistakeMessages(mistakes, locale), ...standingMessages(folder, rows, locale)],
    summary: text(count > 0 ? 'screens-differ' : 'screens-alike', { count }),
  };
}

/** Says node by node what the folder has otherwise than the server. */
export async function diff(server: Server, { folder }: Wish): Promise<Outcome> {
  const { mistakes, rows } = await look(server, folder);
  const differing = on(rows, 'here', 'server', 'both');
  return {
    messagesIn: (locale) => [
      ...mistakeMessages(mistakes, locale),
      ...differing.flatMap((row) => differenceMessages(folder, row, locale)),
    ],
    summary: text(differing.length > 0 ? 'screens-differ' : 'screens-alike', { count: differing.length }),
  };
}
