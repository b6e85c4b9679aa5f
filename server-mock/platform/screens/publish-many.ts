import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import type { User } from '../../../src/types/start.ts';
import type { Tables } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { tidyName } from '../../kernel/values/person-name.ts';
import type { ToldChange } from './audited-publish.ts';
import type { Base, Ground } from './base/below.ts';
import { draftBase, newBases, versionBases } from './base/recorded.ts';
import { countVersions, versionSizes } from './kept-bytes.ts';
import type { Level } from './level.ts';
import { type LockedScreen, lockScreens } from './lock-screens.ts';
import { noDraft, storeEvents } from './publish.ts';
import { revisionOf } from './revision.ts';
import { requireRoomForAll } from './room.ts';
import type { ChangedScreen, ScreenChange } from './screen-change.ts';
import { isOfTemplate } from './template-screens.ts';
import { takeBack } from './withdraw.ts';

type Trx = Transaction<Tables>;

/** What all changes that are stored together have in common. */
export interface Together {
  note: string;
  author: Pick<User, 'id' | 'name'>;
  at: Date;
  megabytes: number;
  ground: Ground;
}

/** A page that is to be put into force. */
interface Page {
  id: string;
  text: string;
  version: number;
  row: LockedScreen;
  /** The level's draft is the same page, and goes. */
  isDraft: boolean;
}

/** Throws `screens-moved`, which names the screens. */
export function requireUnmoved(moved: readonly string[]): void {
  if (moved.length > 0) throw fail('screens-moved', { values: { names: moved.join(', ') } });
}

/** Drafts that are compared at a time: each may be large. */
const COMPARED = 20;

/** The screens whose draft is the page that is published. */
async function draftsAmong(
  trx: Trx,
  { companyId, appId }: Level,
  pages: readonly Pick<Page, 'id' | 'text' | 'row'>[],
): Promise<Set<string>> {
  const drafted = pages.filter(({ row }) => row.draft);
  const same = new Set<string>();
  for (let at = 0; at < drafted.length; at += COMPARED) {
    const some = drafted.slice(at, at + COMPARED);
    const rows = await trx
      .selectFrom('screen')
      .select(['screen_id', 'draft'])
      .where('company_id', '=', companyId)
      .where('app_id', '=', appId)
      .where(
        'screen_id',
        'in',
        some.map(({ id }) => id),
      )
      .execute();
    const texts = new Map(some.map(({ id, text }) => [id, text]));
    for (const { screen_id: id, draft } of rows) if (isDeepStrictEqual(draft, JSON.parse(texts.get(id)!))) same.add(id);
  }
  return same;
}

/** The last versions of screens; those that were never published are left out. */
async function lastVersions(
  trx: Trx,
  { companyId, appId }: Level,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom('screen_version')
    .select(({ fn }) => ['screen_id', fn.max('version').as('last')] as const)
    .where('company_id', '=', companyId)
    .where('app_id', '=', appId)
    .where('screen_id', 'in', ids)
    .groupBy('screen_id')
    .execute();
  return new Map(rows.map(({ screen_id, last }) => [screen_id, Number(last)]));
}

/** What each page is based on: what the page is that it comes from, which is the draft or what is published. */
async function basesOf(
  trx: Trx,
  level: Level,
  pages: readonly Page[],
  ground: Ground,
): Promise<Map<string, Base | null>> {
  const published = await versionBases(
    trx,
    level,
    pages.map(({ id }) => id),
  );
  const from = pages.map(({ id, row, isDraft }) => {
    const [drafted, before] = [draftBase(row), published.get(id) ?? null];
    return { id, from: isDraft ? (drafted ?? before) : (before ?? drafted) };
  });
  return newBases(trx, ground, level, from);
}

/** Rows of a statement: each has twelve parameters, and a statement takes 65,535. */
const ROWS = 200;

async function insertVersions(
  trx: Trx,
  { companyId, appId }: Level,
  pages: readonly Page[],
  { note, author, at, ground }: Together,
): Promise<void> {
  const bases = await basesOf(trx, { companyId, appId }, pages, ground);
  const ofAll = { note: tidyName(note), author_id: author.id, author_name: author.name, created_at: at };
  const rows = pages.map(({ id, text, version }) => ({
    ...{ company_id: companyId, app_id: appId, screen_id: id, version, schema: text, ...ofAll },
    ...{ base_layer: bases.get(id)?.layer ?? null, base_version: bases.get(id)?.version ?? null },
  }));
  for (let first = 0; first < rows.length; first += ROWS) {
    await trx
      .insertInto('screen_version')
      .values(rows.slice(first, first + ROWS))
      .execute();
  }
}

/** Stores versions of pages and puts them into force. Throws `screen-storage-full` or `too-many-screens`. */
async function storePages(
  trx: Trx,
  level: Level,
  locked: readonly Omit<Page, 'version' | 'isDraft'>[],
  together: Together,
) {
  const ids = locked.map(({ id }) => id);
  const [last, drafts] = [await lastVersions(trx, level, ids), await draftsAmong(trx, level, locked)];
  const pages = locked.map((page) => ({
    ...page,
    version: (last.get(page.id) ?? 0) + 1,
    isDraft: drafts.has(page.id),
  }));
  await insertVersions(trx, level, pages, together);
  const sizes = await versionSizes(trx, level, pages);
  const { megabytes, ground } = together;
  const wanted = pages.map(({ id, text, row, version, isDraft }) => ({
    ...{
      id,
      bytes: Buffer.byteLength(text),
      stored: sizes.get(id) ?? 0,
      isNew: row.isNew && !isOfTemplate(id),
      draft: row.draftBytes,
      isDraft,
    },
    isKnown: isOfTemplate(id) || row.draft_at !== null || version > 1 || ground.builtin.get(id) !== undefined,
  }));
  await requireRoomForAll(trx, level, { megabytes }, wanted);
  await countVersions(
    trx,
    level,
    pages.map(({ id, version }) => ({ id, version, bytes: sizes.get(id) ?? 0 })),
  );
  if (drafts.size > 0) await dropDrafts(trx, level, [...drafts]);
  return pages;
}

async function dropDrafts(trx: Trx, { companyId, appId }: Level, ids: readonly string[]): Promise<void> {
  await trx
    .updateTable('screen')
    .set(noDraft)
    .where('company_id', '=', companyId)
    .where('app_id', '=', appId)
    .where('screen_id', 'in', ids)
    .execute();
}

/** What has become of a screen. Nobody here knows what a draft holds that is not the page. */
function changedOf(id: string, page: Pick<Page, 'version' | 'row' | 'isDraft'> | undefined): ChangedScreen {
  if (!page) return { id, version: 0 };
  const { version, row, isDraft } = page;
  const revision = revisionOf({ draft: null, published_version: version });
  return { id, version, ...(row.draft && !isDraft ? {} : { revision }) };
}

/**
 * Stores changes of several screens with few statements, however many there are: the embedded database has one session, which the
 * transaction holds. `tell` does what belongs to them. Throws `screens-moved`, `screen-storage-full` or `too-many-screens`.
 * @param changes in the order of their ids
 */
export async function storeTogether(
  trx: Trx,
  level: Level,
  changes: readonly ScreenChange[],
  together: Together,
  tell: (told: readonly ToldChange[]) => Promise<void>,
): Promise<ChangedScreen[]> {
  const rows = await lockScreens(trx, level, changes);
  for (const { id, from } of changes) if ((rows.get(id)?.published_version ?? 0) !== from) requireUnmoved([id]);
  const written = changes.flatMap(({ id, schema }) =>
    schema ? [{ id, text: JSON.stringify(schema), row: rows.get(id)! }] : [],
  );
  const pages = written.length > 0 ? await storePages(trx, level, written, together) : [];
  const stored = new Map(pages.map((page) => [page.id, page]));
  const withdrawn = changes.flatMap(({ id, schema, from }) => (schema || from === 0 ? [] : [{ id, version: from }]));
  if (withdrawn.length > 0) await takeBack(trx, level, withdrawn, together);
  const done = changes.map(({ id }) => changedOf(id, stored.get(id)));
  // What was not in force is not taken out of it, and nobody hears of that.
  const silent = new Set(changes.flatMap(({ id, schema, from }) => (schema || from > 0 ? [] : [id])));
  const events = await storeEvents(
    trx,
    level,
    done.filter(({ id }) => !silent.has(id)),
  );
  await tell(events.map((event) => ({ action: event.version > 0 ? 'screen.publish' : 'screen.remove', event })));
  return done;
}
