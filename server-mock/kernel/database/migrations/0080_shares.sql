-- Shared pages and widget templates. The directory says whose a key is; the row of the company says whether and how it is shared.
create table share_key (
  key text primary key,
  company_id bigint not null,
  app_id bigint not null,
  kind text not null check (kind in ('page', 'template')),
  target text not null
);
comment on column share_key.key is 'The last part of the address /share/KEY.';
comment on column share_key.target is 'The key of a page, or the id of a widget template.';

create table share (
  company_id bigint not null,
  app_id bigint not null default -1,
  kind text not null check (kind in ('page', 'template')),
  target text not null,
  key text not null,
  is_on boolean not null default true,
  password_hash text,
  ends_at timestamptz,
  views bigint not null default 0,
  account_id bigint not null,
  primary key (company_id, app_id, kind, target)
);
call pagewright_protect('share', platform_rows_readable => false);
comment on column share.account_id is 'Who shared it last. Readers see the name.';
