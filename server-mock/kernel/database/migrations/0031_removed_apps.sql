-- Removed apps of all companies, by the time of their removal: so the purge finds those whose days are over without a look into each company.

create table removed_app (
  company_id bigint not null references company (id) on delete cascade,
  app_id bigint not null,
  removed_at timestamptz not null,
  primary key (company_id, app_id)
);
create index removed_app_at on removed_app (removed_at);
comment on table removed_app is 'The directory of removed apps. The app''s own row decides whether it is removed.';

-- An owner who is no superuser sees a tenant table through one company only.
do $$
declare
  owner_id bigint;
begin
  for owner_id in select id from company loop
    perform set_config('pagewright.company_id', owner_id::text, true);
    insert into removed_app
      select company_id, id, removed_at from app where company_id = owner_id and removed_at is not null;
  end loop;
  perform set_config('pagewright.company_id', '', true);
end
$$;
