-- Who took a published version back, and when. A version is taken back at most once: whoever restores it publishes a new one.

alter table screen_version
  add column taken_back_at timestamptz,
  add column taken_back_by bigint,
  add column taken_back_name text;
comment on column screen_version.taken_back_at is 'When the version was taken out of force by hand; null: it was not.';

-- What the audit log knows of the time before. It names the screen; the version is the newest one of that moment.
do $$
declare
  owner_id bigint;
begin
  for owner_id in select -1 union all select id from company loop
    perform set_config('pagewright.company_id', owner_id::text, true);
    update screen_version v
      set taken_back_at = a.at, taken_back_by = a.actor_id, taken_back_name = a.actor_name
      from audit a
      where a.company_id = owner_id and a.action = 'screen.remove'
        and v.company_id = owner_id and v.screen_id = a.target and v.app_id::text = coalesce(a.detail ->> 'appId', '-1')
        and v.version = (
          select max(w.version) from screen_version w
          where w.company_id = v.company_id and w.app_id = v.app_id and w.screen_id = v.screen_id and w.created_at <= a.at);
  end loop;
  perform set_config('pagewright.company_id', '', true);
end
$$;
