-- What readers of each language read of widget templates and their groups, and how often templates are put on pages

alter table widget_group add column names jsonb not null default '{}', add column descriptions jsonb not null default '{}';
alter table widget_template add column names jsonb not null default '{}', add column descriptions jsonb not null default '{}';
comment on column widget_template.names is 'Words by language, such as {"zh-CN": "…"}. A language without words has the name.';

create table widget_template_use (
  company_id bigint not null,
  template_id bigint not null,
  app_id bigint not null,
  uses integer not null default 0,
  primary key (company_id, template_id, app_id)
);
comment on table widget_template_use is 'How often pages of a level were given a copy of a template of this level or one above.';
call pagewright_protect('widget_template_use', platform_rows_readable => false);
