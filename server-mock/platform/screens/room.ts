import type { Transaction } from 'kysely';
import type { Tables } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { keptBytes, keptInAll } from './kept-bytes.ts';
import type { Level } from './level.ts';
import { isOfTemplate, TEMPLATES } from './template-screens.ts';

/** A company's room for drafts and versions. Versions are never removed: they say who published what, and anyone is one to go back to. */
export interface Room {
  /** Megabytes that its screens and those of its apps may take. */
  megabytes: number;
  /** Whether the reserve is open, too. */
  isRollback?: boolean;
  /** The screen is a shipped one. These are few, so each has a place, however many names a company has. */
  isShipped?: boolean;
}

/** A share of the room on top of it, with which a company can still go back to an earlier version when the room is full. */
const reserve = 0.25;

const megabyte = 1024 * 1024;

/** Screens of one company, those of its apps included: each is in lists and in the audit log, however small it is. Widget templates do not count. */
export const mostScreens = 1000;

const tooManyScreens = () => fail('too-many-screens', { values: { count: mostScreens } });

/** Lets a new name be kept while there are not too many. Names that were drafted or published before always have a place. */
async function requirePlace(trx: Transaction<Tables>, { companyId, appId }: Level, id: string): Promise<void> {
  const { count } = await trx
    .selectFrom('screen')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('company_id', '=', companyId)
    .where('screen_id', 'not like', `${TEMPLATES}%`)
    .where((row) => row.not(row.and([row('app_id', '=', appId), row('screen_id', '=', id)])))
    .executeTakeFirstOrThrow();
  if (Number(count) < mostScreens) return;
  const ofScreen = { company_id: companyId, app_id: appId, screen_id: id };
  const draft = await trx
    .selectFrom('screen')
    .select('draft_at')
    .where((row) => row.and(ofScreen))
    .executeTakeFirst();
  const version = await trx
    .selectFrom('screen_version')
    .select('version')
    .where((row) => row.and(ofScreen))
    .limit(1)
    .executeTakeFirst();
  if (!draft?.draft_at && !version) throw tooManyScreens();
}

/**
 * Lets a page be kept for a screen while there is room for it. Several at once of one company may take a little more.
 * @param page as it is stored
 * @throws `screen-storage-full` or `too-many-screens`
 */
export async function requireRoom(
  trx: Transaction<Tables>,
  level: Level,
  { id, page, room }: { id: string; page: string; room: Room },
): Promise<void> {
  const { megabytes, isRollback, isShipped } = room;
  if (!isShipped && !isOfTemplate(id)) await requirePlace(trx, level, id);
  const most = megabytes * megabyte * (isRollback ? 1 + reserve : 1);
  if ((await keptBytes(trx, level, id)) + Buffer.byteLength(page) > most) {
    throw fail('screen-storage-full', { values: { megabytes } });
  }
}

/** One of several pages that are published together. */
interface WantedPage {
  /** Bytes of its text, and on disk. */
  bytes: number;
  stored: number;
  /** Its screen has a row since this transaction. */
  isNew: boolean;
  /** Its screen is shipped, of a template, or was drafted or published before: it has a place. */
  isKnown: boolean;
  /** Bytes of the screen's draft on disk, and whether the page is that draft, which goes. */
  draft: number;
  isDraft: boolean;
}

/**
 * Lets pages be published together as `requireRoom` does one after the other. Their rows and versions are stored, and not yet counted.
 * @throws `screen-storage-full` or `too-many-screens`
 */
export async function requireRoomForAll(
  trx: Transaction<Tables>,
  { companyId }: Level,
  { megabytes }: Pick<Room, 'megabytes'>,
  pages: readonly WantedPage[],
): Promise<void> {
  const kept = await keptInAll(trx, companyId);
  let { bytes } = kept;
  let screens = kept.screens - pages.filter(({ isNew }) => isNew).length;
  for (const page of pages) {
    const others = page.isNew ? screens : screens - 1;
    if (!page.isKnown && others >= mostScreens) throw tooManyScreens();
    if (bytes - page.draft + page.bytes > megabytes * megabyte) {
      throw fail('screen-storage-full', { values: { megabytes } });
    }
    if (page.isNew) screens += 1;
    bytes += page.stored - (page.isDraft ? page.draft : 0);
  }
}
