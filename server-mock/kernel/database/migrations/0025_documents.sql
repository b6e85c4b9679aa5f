-- The data of apps: collections are defined as JSON, and all documents lie in the same tables. A list filters and orders by the slot
-- columns of the document's row. Their types have leakproof operators (text "C", float8, timestamptz): under row-level security an index
-- serves no others. `data` holds the truth, by field id; slots, values, uniques, links and search rows are derived from it.

create table collection (
  company_id bigint not null,
  app_id bigint not null,
  id bigint not null,
  key text not null,
  name text not null,
  definition json not null,
  slots json not null default '{}',
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, app_id) references app (company_id, id) on delete cascade
);
create unique index collection_key on collection (company_id, app_id, key) where removed_at is null;
comment on column collection.definition is 'Fields in the order people gave them, and who may read and write.';
comment on column collection.slots is 'Which slot holds which field, and whether all documents have it: {"f3": {"slot": "t1", "state": "ready"}}.';
comment on column collection.revision is 'Grows with each change of the definition. A write is checked by the definition in its own transaction.';

create table document (
  company_id bigint not null,
  collection_id bigint not null,
  id bigint not null,
  version integer not null default 1,
  data jsonb not null,
  created_at timestamptz not null default now(),
  created_by bigint not null,
  updated_at timestamptz not null default now(),
  updated_by bigint not null,
  removed_at timestamptz,
  t1 text collate "C", t2 text collate "C", t3 text collate "C", t4 text collate "C",
  t5 text collate "C", t6 text collate "C", t7 text collate "C", t8 text collate "C",
  n1 double precision, n2 double precision, n3 double precision, n4 double precision,
  n5 double precision, n6 double precision, n7 double precision, n8 double precision,
  d1 timestamptz, d2 timestamptz, d3 timestamptz, d4 timestamptz,
  d5 timestamptz, d6 timestamptz, d7 timestamptz, d8 timestamptz,
  primary key (company_id, collection_id, id),
  foreign key (company_id, collection_id) references collection (company_id, id) on delete cascade
);
comment on column document.id is 'Grows with time, so the newest document has the largest.';
comment on column document.t1 is 'Slots: null in removed documents, so that they leave the indexes; an empty field has the smallest value of the type.';
create index document_present on document (company_id, collection_id, id) where removed_at is null;
do $$
declare slot text;
begin
  foreach slot in array array['t1','t2','t3','t4','t5','t6','t7','t8','n1','n2','n3','n4','n5','n6','n7','n8',
                              'd1','d2','d3','d4','d5','d6','d7','d8'] loop
    execute format('create index document_%1$s on document (company_id, collection_id, %1$s, id) where %1$s is not null', slot);
  end loop;
end $$;

create table document_value (
  company_id bigint not null,
  collection_id bigint not null,
  field_id text collate "C" not null,
  value text collate "C" not null,
  document_id bigint not null,
  primary key (company_id, collection_id, field_id, value, document_id),
  foreign key (company_id, collection_id, document_id) references document (company_id, collection_id, id) on delete cascade
);
create index document_value_document on document_value (company_id, collection_id, document_id);
comment on table document_value is 'A row for each value of a field with several.';

create table document_unique (
  company_id bigint not null,
  collection_id bigint not null,
  field_id text collate "C" not null,
  value text collate "C" not null,
  document_id bigint not null,
  primary key (company_id, collection_id, field_id, value),
  foreign key (company_id, collection_id, document_id) references document (company_id, collection_id, id) on delete cascade
);
create index document_unique_document on document_unique (company_id, collection_id, document_id);
comment on column document_unique.value is 'The value as it is compared: folded, and hashed where it is long.';

create table document_link (
  company_id bigint not null,
  target_collection_id bigint not null,
  target_id bigint not null,
  collection_id bigint not null,
  field_id text collate "C" not null,
  document_id bigint not null,
  primary key (company_id, target_collection_id, target_id, collection_id, field_id, document_id),
  foreign key (company_id, target_collection_id, target_id) references document (company_id, collection_id, id) on delete cascade,
  foreign key (company_id, collection_id, document_id) references document (company_id, collection_id, id) on delete cascade
);
create index document_link_document on document_link (company_id, collection_id, document_id);
comment on table document_link is 'References, by their target: one look-up answers which documents refer to it.';

create table document_search (
  company_id bigint not null,
  collection_id bigint not null,
  document_id bigint not null,
  content text not null,
  grams bigint[] not null,
  primary key (company_id, collection_id, document_id),
  foreign key (company_id, collection_id, document_id) references document (company_id, collection_id, id) on delete cascade
);
create index document_search_grams on document_search using gin (grams);
comment on column document_search.grams is 'Hashes of each two neighbouring characters, with company and collection: Chinese words need no spaces.';

create table document_change (
  company_id bigint not null,
  collection_id bigint not null,
  document_id bigint not null,
  version integer not null,
  at timestamptz not null default now(),
  actor_id bigint not null,
  actor_name text not null default '',
  action text not null check (action in ('create', 'update', 'delete', 'import')),
  before json not null default '{}',
  primary key (company_id, collection_id, document_id, version),
  foreign key (company_id, collection_id, document_id) references document (company_id, collection_id, id) on delete cascade
);
comment on column document_change.before is 'The fields that changed, as they were, by field id.';

create table document_count (
  company_id bigint not null,
  collection_id bigint not null,
  part smallint not null,
  documents bigint not null default 0,
  primary key (company_id, collection_id, part)
);
comment on table document_count is 'How many documents there are, in eight rows, so that writers do not wait for one another. Collection 0: all of the company.';

create function pagewright_grams(company bigint, collection bigint, content text) returns bigint[] language sql immutable
  as $$ select coalesce(array_agg(distinct hashtextextended(substr(content, place, 2), company # collection)), '{}')
        from generate_series(1, length(content) - 1) place $$;
create function pagewright_terms() returns bigint[] language sql stable
  as $$ select coalesce(nullif(current_setting('pagewright.terms', true), ''), '{}')::bigint[] $$;
comment on function pagewright_terms() is
  'The grams that the running transaction looks for. They stand in the policy of document_search, because an index on grams serves a policy and no query.';

call pagewright_protect('collection', platform_rows_readable => false);
call pagewright_protect('document', platform_rows_readable => false);
call pagewright_protect('document_value', platform_rows_readable => false);
call pagewright_protect('document_unique', platform_rows_readable => false);
call pagewright_protect('document_link', platform_rows_readable => false);
call pagewright_protect('document_change', platform_rows_readable => false);
call pagewright_protect('document_count', platform_rows_readable => false);

alter table document_search enable row level security;
alter table document_search force row level security;
create policy own_company on document_search for select
  using (company_id = pagewright_company() and grams @> pagewright_terms());
create policy own_company_added on document_search for insert with check (company_id = pagewright_company());
create policy own_company_changed on document_search for update
  using (company_id = pagewright_company()) with check (company_id = pagewright_company());
create policy own_company_removed on document_search for delete using (company_id = pagewright_company());
