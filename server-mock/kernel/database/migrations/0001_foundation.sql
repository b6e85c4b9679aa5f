-- Accounts, companies, sessions and screens.
--
-- Two kinds of tables. Platform tables know no tenant. Tenant tables carry company_id first in the primary key and in
-- every unique constraint, so that the database can be sharded by it, and row-level security shows a transaction only
-- the rows of the company named by the setting pagewright.company_id. The platform's own rows carry company_id -1.
--
-- Pages are json: it keeps the order of keys in which they were written, jsonb does not.

create function pagewright_company() returns bigint
  language sql stable
  as $$ select nullif(current_setting('pagewright.company_id', true), '')::bigint $$;

comment on function pagewright_company() is 'The company of the running transaction; null outside of one.';

create procedure pagewright_protect(tenant_table regclass, platform_rows_readable boolean)
  language plpgsql
  as $$
begin
  execute format('alter table %s enable row level security', tenant_table);
  execute format('alter table %s force row level security', tenant_table);
  execute format(
    'create policy own_company on %s using (company_id = pagewright_company()) with check (company_id = pagewright_company())',
    tenant_table);
  if platform_rows_readable then
    execute format('create policy platform_rows on %s for select using (company_id = -1)', tenant_table);
  end if;
end
$$;

comment on procedure pagewright_protect(regclass, boolean) is
  'Puts a tenant table under row-level security; with platform_rows_readable every company reads the rows of -1.';

-- Platform tables

create table account (
  id bigint primary key,
  email text,
  username text unique,
  phone text unique,
  name text not null default '',
  nick_name text not null default '',
  avatar text not null default '',
  password_hash text,
  password_changed_at timestamptz,
  locale text,
  created_at timestamptz not null default now(),
  disabled_at timestamptz
);
create unique index account_email_key on account (lower(email));

create table company (
  id bigint primary key check (id > 0),
  key text not null unique,
  name text not null,
  nameshort text not null default '',
  logo text not null default '',
  login_page text,
  created_at timestamptz not null default now()
);

create table account_company (
  account_id bigint not null references account (id) on delete cascade,
  company_id bigint not null references company (id) on delete cascade,
  role text not null check (role in ('owner', 'admin', 'member')),
  primary key (account_id, company_id)
);
comment on table account_company is
  'The directory of memberships, kept by account: "my companies" is one look-up. Rights are decided by membership alone.';

create table app_key (
  key text not null,
  company_id bigint not null references company (id) on delete cascade,
  primary key (key, company_id)
);
comment on table app_key is
  'The directory of apps, kept by key: an address with the key alone leads to its company when no other one uses it.';

create table session (
  token_hash text primary key,
  account_id bigint not null references account (id) on delete cascade,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  address text not null default '',
  user_agent text not null default ''
);
create index session_account on session (account_id);
create index session_expires on session (expires_at);

create table verification_code (
  purpose text not null,
  target text not null,
  code_hmac text not null,
  expires_at timestamptz not null,
  attempts integer not null default 0,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (purpose, target)
);
comment on table verification_code is 'One row for a purpose and target: a newer code replaces the older one.';

create table limit_counter (
  key text primary key,
  window_start timestamptz not null,
  hits integer not null
);
comment on table limit_counter is
  'Sent messages and failed attempts. Logged, and part of backups: a crash or a restore must not give free attempts.';
create index limit_counter_window on limit_counter (window_start);

create table setting (
  key text primary key,
  value jsonb not null
);

-- Tenant tables

create table membership (
  company_id bigint not null,
  account_id bigint not null,
  role text not null check (role in ('owner', 'admin', 'member')),
  created_at timestamptz not null default now(),
  primary key (company_id, account_id)
);
call pagewright_protect('membership', platform_rows_readable => false);

create table app (
  company_id bigint not null,
  id bigint not null,
  key text not null,
  name text not null,
  description text not null default '',
  logo text not null default '',
  login_page text,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, key)
);
call pagewright_protect('app', platform_rows_readable => false);

create table screen (
  company_id bigint not null,
  app_id bigint not null default -1,
  screen_id text not null,
  published_version integer,
  draft json,
  draft_author bigint,
  draft_at timestamptz,
  primary key (company_id, app_id, screen_id)
);
call pagewright_protect('screen', platform_rows_readable => true);

create table screen_version (
  company_id bigint not null,
  app_id bigint not null default -1,
  screen_id text not null,
  version integer not null check (version > 0),
  schema json not null,
  note text not null default '',
  author_id bigint not null,
  author_name text not null default '',
  created_at timestamptz not null default now(),
  primary key (company_id, app_id, screen_id, version)
);
call pagewright_protect('screen_version', platform_rows_readable => true);

create table screen_event (
  company_id bigint not null,
  seq bigint generated always as identity,
  app_id bigint not null default -1,
  screen_id text not null,
  layer text not null,
  version integer not null,
  at timestamptz not null default now(),
  primary key (company_id, seq)
);
call pagewright_protect('screen_event', platform_rows_readable => true);

create table audit (
  company_id bigint not null,
  id bigint not null,
  at timestamptz not null default now(),
  actor_id bigint,
  actor_name text not null default '',
  action text not null,
  target text not null default '',
  address text not null default '',
  detail jsonb not null default '{}',
  primary key (company_id, id)
);
create index audit_at on audit (company_id, at desc);
call pagewright_protect('audit', platform_rows_readable => false);

create table upload (
  company_id bigint not null,
  id bigint not null,
  owner_account_id bigint not null,
  name text not null,
  content_type text not null,
  size integer not null,
  sha256 text not null,
  content bytea not null,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
call pagewright_protect('upload', platform_rows_readable => true);
