-- What is asked at every draft and publish is not counted anew from the whole history.

alter table screen add column version_bytes bigint not null default 0;
comment on column screen.version_bytes is
  'Bytes that the versions of the screen take. Whoever adds a version adds them here, in the same transaction.';

-- An owner who is no superuser sees a tenant table through one company only.
do $$
declare
  owner_id bigint;
begin
  for owner_id in select -1 union all select id from company loop
    perform set_config('pagewright.company_id', owner_id::text, true);
    update screen s
      set version_bytes = (
        select coalesce(sum(pg_column_size(v.schema) + pg_column_size(v.note)), 0)
        from screen_version v
        where v.company_id = s.company_id and v.app_id = s.app_id and v.screen_id = s.screen_id)
      where s.company_id = owner_id;
  end loop;
  perform set_config('pagewright.company_id', '', true);
end
$$;

-- The last lines of one action of a company

create index audit_of_action on audit (company_id, action, at desc);
