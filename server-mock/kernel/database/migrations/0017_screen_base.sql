-- What an override is based on: the layer below it, as it was when somebody began to change it. When that layer has another
-- version, the override is behind, and a merge needs the page that it began with. Versions of overrides stay where they are;
-- shipped pages change with the program, so those that something is based on are kept here, once each.

alter table screen
  add column draft_base_layer text,
  add column draft_base_version integer;

alter table screen_version
  add column base_layer text,
  add column base_version integer;

create table screen_shipped (
  company_id bigint not null default -1 check (company_id = -1),
  screen_id text not null,
  version integer not null,
  schema json not null,
  primary key (company_id, screen_id, version)
);
call pagewright_protect('screen_shipped', platform_rows_readable => true);
