-- Custom components: versions of packages at the levels of platform and company, and the files of the packages by the hash of their content.
create table component (
  company_id bigint not null,
  id bigint not null,
  name text not null,
  version text not null,
  hash text not null,
  manifest jsonb not null,
  properties jsonb not null,
  bytes integer not null,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, name, version)
);
create index component_hash on component (company_id, hash);
call pagewright_protect('component', platform_rows_readable => true);
comment on column component.name is 'By which pages name it.';
comment on column component.properties is 'The schema of its properties.';

create table component_holder (
  hash text not null,
  company_id bigint not null,
  primary key (hash, company_id)
);
comment on table component_holder is 'Which companies have a package: its files stay as long as one has it.';

create table component_file (
  hash text not null,
  path text not null,
  content bytea not null,
  primary key (hash, path)
);
comment on table component_file is 'Files of packages. Equal packages share them; a file never changes under its hash.';
