-- Which tabs have a screen open in the editor at a level. A tab says so again and again; a row that nobody renews is soon void.

create table screen_presence (
  company_id bigint not null,
  app_id bigint not null default -1,
  screen_id text not null,
  tab text not null,
  account_id bigint not null references account (id) on delete cascade,
  since timestamptz not null,
  expires_at timestamptz not null,
  primary key (company_id, app_id, screen_id, tab)
);
call pagewright_protect('screen_presence', platform_rows_readable => false);

comment on column screen_presence.tab is 'A random name that a tab gives itself; nobody else learns it.';
