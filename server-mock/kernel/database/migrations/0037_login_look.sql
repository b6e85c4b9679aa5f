-- What a company or an app shows around the sign-in form. The form itself is the platform's; a page of theirs is its decoration.
alter table company add column login_look jsonb;
alter table app add column login_look jsonb;

update company set login_look = case
    when login_page in ('', 'account/login', 'account/standalone') then null
    when login_page = 'login/split' then '{"layout": "left"}'::jsonb
    when login_page = 'login/embedded' then '{"layout": "embedded"}'::jsonb
    when login_page like 'login/%' then '{"layout": "card"}'::jsonb
    else jsonb_build_object('layout', 'right', 'decoration', login_page)
  end
  where login_page is not null;

-- An owner who is no superuser sees a tenant table through one company only.
do $$
declare
  owner_id bigint;
begin
  for owner_id in select id from company loop
    perform set_config('pagewright.company_id', owner_id::text, true);
    update app set login_look = case
    when login_page in ('', 'account/login', 'account/standalone') then null
    when login_page = 'login/split' then '{"layout": "left"}'::jsonb
    when login_page = 'login/embedded' then '{"layout": "embedded"}'::jsonb
    when login_page like 'login/%' then '{"layout": "card"}'::jsonb
    else jsonb_build_object('layout', 'right', 'decoration', login_page)
  end
      where company_id = owner_id and login_page is not null;
  end loop;
  perform set_config('pagewright.company_id', '', true);
end
$$;

alter table company drop column login_page;
alter table app drop column login_page;
