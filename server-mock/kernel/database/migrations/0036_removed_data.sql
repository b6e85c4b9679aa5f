-- What people remove of an app's data can be restored: documents while the company has room for them, collections for 30 days.

alter table document_change drop constraint document_change_action_check;
alter table document_change add constraint document_change_action_check
  check (action in ('create', 'update', 'delete', 'import', 'restore'));
create index document_removed_of on document (company_id, collection_id, removed_at, id) where removed_at is not null;

create table removed_collection (
  company_id bigint not null references company (id) on delete cascade,
  collection_id bigint not null,
  removed_at timestamptz not null,
  primary key (company_id, collection_id)
);
create index removed_collection_at on removed_collection (removed_at);
comment on table removed_collection is
  'The directory of removed collections of all companies, for the purge. The collection''s own row decides whether it is removed.';

-- An owner who is no superuser sees a tenant table through one company only.
do $$
declare
  owner_id bigint;
begin
  for owner_id in select id from company loop
    perform set_config('pagewright.company_id', owner_id::text, true);
    -- A removed collection keeps its key. Until now another one could take it.
    update collection c set key = left(c.key, 20) || '-' || c.id
      where c.company_id = owner_id and c.removed_at is not null
        and exists (select from collection o where o.company_id = owner_id and o.app_id = c.app_id and o.key = c.key
                    and (o.removed_at is null or (o.removed_at, o.id) > (c.removed_at, c.id)));
    -- Documents of a removed collection count, and so they need not be counted when it is restored.
    insert into document_count as known (company_id, collection_id, part, documents)
      select owner_id, coalesce(d.collection_id, 0), 0, count(*)
      from collection c join document d on d.company_id = c.company_id and d.collection_id = c.id
      where c.company_id = owner_id and c.removed_at is not null and d.removed_at is null
      group by rollup (d.collection_id)
      having count(*) > 0
      on conflict (company_id, collection_id, part) do update set documents = known.documents + excluded.documents;
    insert into removed_collection
      select company_id, id, removed_at from collection where company_id = owner_id and removed_at is not null;
  end loop;
  perform set_config('pagewright.company_id', '', true);
end
$$;
drop index collection_key;
create unique index collection_key on collection (company_id, app_id, key);
