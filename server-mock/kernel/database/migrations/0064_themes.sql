-- Themes of the platform, of companies and of apps. What a theme says is the screen theme/ID of its level; this table says which themes
-- there are.
create table theme (
  company_id bigint not null,
  app_id bigint not null default -1,
  id bigint not null,
  token text not null,
  name text not null,
  description text not null default '',
  is_enabled boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (company_id, app_id, id),
  unique (company_id, app_id, token)
);
call pagewright_protect('theme', platform_rows_readable => true);
comment on column theme.token is 'Its name in addresses and files. It never changes.';

alter table company add column theme text;
alter table app add column theme text;
comment on column company.theme is 'The theme in force: an id, or the name of a shipped one. Null: that of the platform.';
comment on column app.theme is 'The theme in force: an id, or the name of a shipped one. Null: that of its company.';
