-- One directory of what was removed and is kept for 30 days: so the purge finds those whose days are over without a look into each company.

create table removed_thing (
  company_id bigint not null references company (id) on delete cascade,
  kind text not null check (kind in ('app', 'page', 'collection')),
  app_id bigint not null,
  key text not null,
  removed_at timestamptz not null,
  primary key (company_id, kind, app_id, key)
);
create index removed_thing_at on removed_thing (kind, removed_at);
comment on table removed_thing is 'Removed apps, pages and collections of all companies. The own row of each decides whether it is removed.';

-- An owner who is no superuser sees a tenant table through one company only.
do $$
declare
  owner_id bigint;
begin
  for owner_id in select id from company loop
    perform set_config('pagewright.company_id', owner_id::text, true);
    insert into removed_thing
      select company_id, 'app', id, key, removed_at from app where company_id = owner_id and removed_at is not null
      union all
      select company_id, 'page', app_id, key, removed_at from page where company_id = owner_id and removed_at is not null
      union all
      select company_id, 'collection', app_id, key, removed_at from collection where company_id = owner_id and removed_at is not null;
  end loop;
  perform set_config('pagewright.company_id', '', true);
end
$$;
drop table removed_app, removed_page, removed_collection;
