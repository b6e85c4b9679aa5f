import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { forEachEngine } from '../../../tests/support/databases.ts';
import type { Database } from './index.ts';

/** Tables of the platform that name companies by their nature: Citus would copy them to every node. */
const directories = [
  'account_company',
  'app_key',
  'component_holder',
  'identity',
  'provider_proposal',
  'removed_thing',
  'share_key',
];

/**
 * What Citus refuses of tables that are spread over nodes by their company. The rules are those of its
 * documentation: https://docs.citusdata.com/en/stable/develop/api_ddl.html, and "Limitations" in reference_common_errors. Citus itself is
 * not installed here.
 */
const breaches = sql<{ breaks: string; table: string; object: string }>`
  with tenant as (
    select c.oid, c.relname::text as name, a.attnum, a.attnotnull, a.atttypid::regtype::text as type
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
      and c.relname <> all (${sql.lit(`{${directories.join()}}`)}::text[])
  ), key as (
    select t.*, k.conname::text as object, k.conkey, k.confkey, k.confrelid, k.confdeltype, k.confupdtype
    from tenant t join pg_constraint k on k.conrelid = t.oid and k.contype = 'f'
  )
  select 'the company may be missing' as breaks, name as table, '' as object from tenant where not attnotnull
  union all select 'the company is no bigint', name, '' from tenant where type <> 'bigint'
  union all select 'no primary key', name, '' from tenant t
    where not exists (select from pg_index i where i.indrelid = t.oid and i.indisprimary)
  union all select 'a unique index does not start with the company', t.name, i.indexrelid::regclass::text
    from tenant t join pg_index i on i.indrelid = t.oid where i.indisunique and i.indkey[0] <> t.attnum
  union all select 'an exclusion constraint', t.name, k.conname::text
    from tenant t join pg_constraint k on k.conrelid = t.oid and k.contype = 'x'
  union all select 'a foreign key without the company', key.name, key.object from key join tenant r on r.oid = key.confrelid
    where not exists (select from generate_subscripts(key.conkey, 1) i
      where key.conkey[i] = key.attnum and key.confkey[i] = r.attnum)
  union all select 'a foreign key writes into the company', name, object from key
    where confdeltype in ('n', 'd') or confupdtype in ('n', 'd', 'c')
  union all select 'a foreign key from the platform to a company', k.conrelid::regclass::text, k.conname::text
    from pg_constraint k join tenant r on r.oid = k.confrelid
    where k.contype = 'f' and not exists (select from tenant t where t.oid = k.conrelid)
  union all select 'a trigger', t.name, g.tgname::text
    from tenant t join pg_trigger g on g.tgrelid = t.oid and not g.tgisinternal
  union all select 'a number of its own that is no bigint', t.name, a.attname::text
    from tenant t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
    where a.attidentity <> '' and a.atttypid <> 'int8'::regtype
  order by 1, 2, 3`;

forEachEngine((engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await engine.open();
  });

  it('has a schema that Citus can spread over nodes by company', async () => {
    const { rows } = await breaches.execute(database.query);
    expect(rows).toEqual([]);
  });
});
