-- Widget templates and their groups, at the levels of platform, company and app. What a template shows is the screen widget-template/ID of its level.

create table widget_group (
  company_id bigint not null,
  app_id bigint not null,
  id bigint not null,
  name text not null,
  description text not null default '',
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index widget_group_name on widget_group (company_id, app_id, lower(name));
call pagewright_protect('widget_group', platform_rows_readable => true);

create table widget_template (
  company_id bigint not null,
  app_id bigint not null,
  id bigint not null,
  group_id bigint not null,
  name text not null,
  sought text not null,
  widget_type smallint not null check (widget_type between 0 and 4),
  custom_preview_img text not null default '',
  screenshot text not null default '',
  status smallint not null default 1 check (status in (0, 1)),
  description text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, group_id) references widget_group (company_id, id)
);
comment on column widget_template.sought is 'The name in small letters, by which lists order and search.';
comment on column widget_template.widget_type is '0 base, 1 page framework, 2 mini app, 3 quick app, 4 quick-app card.';
create unique index widget_template_name on widget_template (company_id, app_id, sought);
create index widget_template_created on widget_template (company_id, app_id, created_at, id);
create index widget_template_updated on widget_template (company_id, app_id, updated_at, id);
create index widget_template_group on widget_template (company_id, group_id, created_at, id);
create index widget_template_group_name on widget_template (company_id, group_id, sought, id);
create index widget_template_group_updated on widget_template (company_id, group_id, updated_at, id);
create index widget_template_type on widget_template (company_id, app_id, widget_type, created_at, id);
create index widget_template_status on widget_template (company_id, app_id, status, created_at, id);
call pagewright_protect('widget_template', platform_rows_readable => true);

create table widget_template_word (
  company_id bigint not null,
  app_id bigint not null,
  word text collate "C" not null,
  template_id bigint not null,
  primary key (company_id, app_id, word, template_id),
  foreign key (company_id, template_id) references widget_template (company_id, id) on delete cascade
);
comment on table widget_template_word is
  'Each end of a name in small letters: a name holds a word where one of its ends begins with it, so that an index finds the word.';
create index widget_template_words on widget_template_word (company_id, template_id);
call pagewright_protect('widget_template_word', platform_rows_readable => true);
