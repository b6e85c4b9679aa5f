-- The pages of apps. What a page shows is the screen page/KEY of its app; this table says which pages an app has, and in which order.

alter table app
  add column type smallint not null default 1 check (type between 1 and 4),
  add column home_page text,
  add column removed_at timestamptz;
comment on column app.type is '1 base, 2 cross-platform, 3 quick-app card, 4 quick app.';
comment on column app.home_page is 'The key of the page that the desk opens the app with; null: it opens the list of pages.';
comment on column app.removed_at is 'When the app was taken away from everybody; null: it is there.';

create table page (
  company_id bigint not null,
  app_id bigint not null,
  key text not null,
  name text not null,
  position integer not null,
  is_hidden boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (company_id, app_id, key),
  foreign key (company_id, app_id) references app (company_id, id) on delete cascade
);
call pagewright_protect('page', platform_rows_readable => false);
