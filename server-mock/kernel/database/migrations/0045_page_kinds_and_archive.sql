-- Pages of further types, pages that can be restored for 30 days, and apps in the archive.

alter table page drop constraint page_type;
alter table page add constraint page_type check (type in (1, 2, 3, 5, 9, 50));

alter table page add column removed_at timestamptz;
comment on column page.removed_at is 'When the page was removed; null: the app has it. A removed page keeps its key and its place.';

alter table app add column archived_at timestamptz;
comment on column app.archived_at is 'When the app was put into the archive; null: it is in use.';

create table removed_page (
  company_id bigint not null references company (id) on delete cascade,
  app_id bigint not null,
  removed_at timestamptz not null,
  primary key (company_id, app_id)
);
create index removed_page_at on removed_page (removed_at);
comment on table removed_page is
  'The directory of apps that have removed pages, each with the time of its oldest one, for the purge. The rows of the pages decide.';
