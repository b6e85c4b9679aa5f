-- Templates of apps that platform administrators have published. Shipped ones lie in files; this database counts how often each was used.
create table app_template (
  id text primary key,
  name text not null,
  description text not null default '',
  logo text not null default '',
  detail text not null default '',
  screenshots jsonb not null default '[]',
  content jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column app_template.id is 'Its key in addresses: /template/KEY, and its preview at /template/KEY-dev.';
comment on column app_template.content is 'The stored export of the app: pages, collections, screens, theme and widget templates.';

create table app_template_use (
  template_id text primary key,
  install_times bigint not null default 0
);
comment on table app_template_use is 'How many apps were made of each template, shipped ones among them.';

-- Applications for a company. A person has one that is open at most.
create table company_application (
  id bigint primary key,
  account_id bigint not null references account (id) on delete cascade,
  name text not null,
  key text not null,
  logo text not null default '',
  owner_name text not null,
  phone text not null,
  position text not null default '',
  remark text not null default '',
  state text not null default 'open' check (state in ('open', 'approved', 'rejected')),
  reason text not null default '',
  created_at timestamptz not null default now(),
  decided_at timestamptz
);
create unique index company_application_open on company_application (account_id) where state = 'open';
create index company_application_listed on company_application (state, created_at desc, id);
