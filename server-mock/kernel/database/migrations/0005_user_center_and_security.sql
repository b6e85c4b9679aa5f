-- The user center: roles, git accounts, sessions one can tell apart, two-step sign-in, passkeys.

-- Sessions

alter table session
  add column id bigint,
  add column method text not null default '',
  add column proven_at timestamptz not null default now();
update session set id = ('x' || substr(md5(token_hash), 1, 12))::bit(48)::bigint, proven_at = created_at;
alter table session alter column id set not null;
create unique index session_id on session (account_id, id);

comment on column session.id is 'Names the session to its owner; it opens nothing.';
comment on column session.proven_at is 'When the person last proved who it is: by signing in, or when asked to before a sensitive change.';

-- Two-step sign-in

create table two_step (
  account_id bigint primary key references account (id) on delete cascade,
  secret text not null,
  enabled_at timestamptz,
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);
comment on column two_step.secret is 'Sealed with the encryption key. Without enabled_at it is an offer that nobody has taken up yet.';
comment on column two_step.last_step is 'The time step of the last code that counted: no code counts twice.';

create table backup_code (
  account_id bigint not null references account (id) on delete cascade,
  id bigint not null,
  code_hash text not null,
  used_at timestamptz,
  primary key (account_id, id)
);

create table pending_sign_in (
  token_hash text primary key,
  account_id bigint not null references account (id) on delete cascade,
  method text not null,
  attempts integer not null default 0,
  expires_at timestamptz not null
);
comment on table pending_sign_in is 'First steps that wait for the second one.';
create index pending_sign_in_expires on pending_sign_in (expires_at);

-- Passkeys

create table passkey (
  credential_id text primary key,
  account_id bigint not null references account (id) on delete cascade,
  id bigint not null,
  name text not null default '',
  relying_party text not null,
  public_key text not null,
  counter bigint not null default 0,
  transports text not null default '',
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create unique index passkey_account on passkey (account_id, id);

-- Git accounts

create table git_account (
  account_id bigint not null references account (id) on delete cascade,
  id bigint not null,
  git_username text not null,
  git_email text not null,
  protocol_type text not null,
  method text not null check (method in ('auto', 'hand')),
  description text not null default '',
  public_key text not null default '',
  private_key text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (account_id, id)
);
comment on column git_account.private_key is 'Sealed with the encryption key; bound to account and row.';

-- Roles of people, in a company or in one of its apps

create table role (
  company_id bigint not null,
  id bigint not null,
  app_id bigint not null default -1,
  account_id bigint not null,
  name text not null,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, app_id, account_id, name)
);
create index role_account on role (company_id, account_id);
call pagewright_protect('role', platform_rows_readable => false);

-- A person's own sign-ins, newest first

create index audit_target on audit (company_id, target, at desc);
