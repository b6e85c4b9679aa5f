import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type Database, PLATFORM, type Row } from '../../kernel/database/index.ts';
import { randomId } from '../../kernel/values/random-id.ts';

/** What `GET /api/upload/{id}` is called without the context path. */
export const uploadPath = (id: number) => `/api/upload/${id}`;

/** The id in an upload's address; null when it is no such address. */
export function uploadIdOf(path: string): number | null {
  const [, digits] = /^\/api\/upload\/([1-9]\d{0,15})$/.exec(path) ?? [];
  return digits !== undefined && Number.isSafeInteger(Number(digits)) ? Number(digits) : null;
}

/** Keeps a file of an account among the platform's own and answers its id. */
export async function insertUpload(
  database: Database,
  file: { owner: number; name: string; contentType: string; content: Buffer; at: Date },
): Promise<number> {
  const id = randomId();
  await database.tenant(PLATFORM, (transaction) =>
    transaction
      .insertInto('upload')
      .values({
        company_id: PLATFORM,
        id,
        owner_account_id: file.owner,
        name: file.name,
        content_type: file.contentType,
        size: file.content.length,
        sha256: createHash('sha256').update(file.content).digest('hex'),
        content: file.content,
        created_at: file.at,
      })
      .execute(),
  );
  return id;
}

type Stored = Pick<Row<'upload'>, 'name' | 'content_type' | 'sha256' | 'content'>;

/** A file by its id. */
export function findUpload(database: Database, id: number): Promise<Stored | undefined> {
  return database.query
    .selectFrom('upload')
    .select(['name', 'content_type', 'sha256', 'content'])
    .where('company_id', '=', PLATFORM)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The byte of an extended WebP file that says what it has, and the bit that says that it moves. */
const FLAGS_AT = 20;
const MOVES = 0b10;

/** Whether a picture moves. All are stored as WebP; its head says so. */
export async function isMovingUpload(database: Database, id: number): Promise<boolean> {
  const row = await database.query
    .selectFrom('upload')
    .select(sql<Uint8Array>`substring(content from 1 for ${sql.lit(FLAGS_AT + 1)})`.as('head'))
    .where('company_id', '=', PLATFORM)
    .where('id', '=', id)
    .executeTakeFirst();
  const head = Buffer.from(row?.head ?? []);
  return head.toString('latin1', 12, 16) === 'VP8X' && ((head[FLAGS_AT] ?? 0) & MOVES) !== 0;
}

/** Whether a file exists and an account put it there. */
export async function isOwnUpload(database: Database, id: number, accountId: number): Promise<boolean> {
  const row = await database.query
    .selectFrom('upload')
    .select('id')
    .where('company_id', '=', PLATFORM)
    .where('id', '=', id)
    .where('owner_account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}
