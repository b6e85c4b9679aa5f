-- What documents and their histories take, so that a company's room for them has a bound and no write counts it anew.

alter table document
  add column bytes bigint not null default 0,
  add column history_bytes bigint not null default 0;
comment on column document.bytes is 'What the row and the rows derived from it take, as stored-bytes.ts reckons it.';
comment on column document.history_bytes is 'What the rows of document_change take. Whoever adds or deletes one changes this in the same transaction.';
create index document_removed on document (company_id, removed_at) where removed_at is not null;

alter table document_count add column bytes bigint not null default 0;
comment on column document_count.bytes is 'What the documents take with their histories, those of removed documents included.';

-- An owner who is no superuser sees a tenant table through one company only.
do $$
declare
  owner_id bigint;
begin
  for owner_id in select id from company loop
    perform set_config('pagewright.company_id', owner_id::text, true);
    update document d
      set bytes = 512 + octet_length(d.data::text) + case when d.removed_at is not null then 0 else
            128 * (select coalesce(sum(case when jsonb_typeof(v.value) = 'array' then jsonb_array_length(v.value) else 1 end), 0)
                   from jsonb_each(d.data) v)
            + 10 * coalesce((select octet_length(s.content) from document_search s where s.company_id = d.company_id
                             and s.collection_id = d.collection_id and s.document_id = d.id), 0) end,
          history_bytes = (select coalesce(sum(128 + octet_length(c.before::text)), 0) from document_change c
                           where c.company_id = d.company_id and c.collection_id = d.collection_id and c.document_id = d.id)
      where d.company_id = owner_id;
    insert into document_count as known (company_id, collection_id, part, bytes)
      select owner_id, coalesce(collection_id, 0), 0, sum(bytes + history_bytes) from document where company_id = owner_id
      group by rollup (collection_id)
      having count(*) > 0
      on conflict (company_id, collection_id, part) do update set bytes = excluded.bytes;
    -- Documents of apps that are gone no longer count, and neither do counts without a collection.
    delete from document_count n where n.company_id = owner_id and n.collection_id <> 0
      and not exists (select from collection c where c.company_id = owner_id and c.id = n.collection_id);
    update document_count n
      set documents = case when n.part = 0 then (select coalesce(sum(c.documents), 0) from document_count c
                                                  where c.company_id = owner_id and c.collection_id <> 0) else 0 end
      where n.company_id = owner_id and n.collection_id = 0;
  end loop;
  perform set_config('pagewright.company_id', '', true);
end
$$;
