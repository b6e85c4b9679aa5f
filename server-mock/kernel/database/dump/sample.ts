import { asOwner, type Engine } from '../engine.ts';
import { type Database, PLATFORM } from '../index.ts';
import { readDatabase } from './read-database.ts';
import type { DumpRecord } from './records.ts';

const companies = [101, 202];

/** Fills a database with rows of every table that a dump carries, the awkward values among them. */
export async function storeSample(database: Database): Promise<void> {
  const moment = new Date('2026-11-20T08:09:10.123Z');
  const account = { id: 7, email: 'a@b.cn', name: 'O\'Hara \\ 张三\n\t"', created_at: moment };
  await database.query.insertInto('account').values(account).execute();
  await database.query
    .insertInto('setting')
    .values({ key: 'a', value: '{"n":12345678901234567890,"s":"\\n"}' })
    .execute();
  const session = { token_hash: 'x', id: 11, account_id: 7, expires_at: moment };
  await database.query.insertInto('session').values(session).execute();
  const token = {
    token_hash: 'y',
    id: 12,
    account_id: 7,
    name: '\n\\',
    prefix: 'p',
    right: 'draft',
    expires_at: moment,
  } as const;
  await database.query.insertInto('access_token').values(token).execute();
  for (const id of companies) {
    await database.query
      .insertInto('company')
      .values({ id, key: `c${id}`, name: `公司 ${id}` })
      .execute();
    await database.query
      .insertInto('account_company')
      .values({ account_id: 7, company_id: id, role: 'owner' })
      .execute();
    await database.query.insertInto('app_key').values({ key: 'crm', company_id: id }).execute();
  }
  for (const company of [PLATFORM, ...companies]) await storeTenant(database, company);
}

function storeTenant(database: Database, company_id: number): Promise<void> {
  return database.tenant(company_id, async (trx) => {
    const versions = Array.from({ length: 600 }, (_, index) => ({
      ...{ company_id, screen_id: 'home/home', version: index + 1, author_id: 7 },
      schema: JSON.stringify({ type: 'page', body: [`${company_id}`, index, null] }),
    }));
    await trx.insertInto('screen_version').values(versions).execute();
    await trx.insertInto('screen').values({ company_id, screen_id: 'home/home', published_version: 600 }).execute();
    await trx.insertInto('audit').values({ company_id, id: 1, action: 'publish' }).execute();
    const content = Uint8Array.from({ length: 3000 }, (_, index) => index % 256);
    const file = { name: 'a.png', content_type: 'image/png', size: 3000, sha256: 'x', content };
    await trx
      .insertInto('upload')
      .values({ company_id, id: 1, owner_account_id: 7, ...file })
      .execute();
    const event = { company_id, screen_id: 'home/home', layer: 'company', version: 600 };
    await trx.insertInto('screen_event').values([event, event]).execute();
  });
}

/** Everything stored, to compare: the records of a dump but the moment of its making. */
export function contents(engine: Engine): Promise<DumpRecord[]> {
  return asOwner(engine, async (session) => {
    const records: DumpRecord[] = [];
    for await (const record of readDatabase(session, () => undefined)) records.push(record);
    return records.slice(1);
  });
}
