-- Identities that other systems vouch for, and sign-ins on their way to a provider and back.

create table identity (
  id bigint not null unique,
  provider text not null,
  company_id bigint not null default -1,
  subject text not null,
  account_id bigint not null references account (id) on delete cascade,
  name text not null default '',
  email text not null default '',
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (provider, company_id, subject)
);
create index identity_account on identity (account_id);
comment on table identity is
  'Who somebody is at a provider, and the account that is. The directory across tenants: company_id names the company whose provider it is, -1 the platform''s.';

create table pending_identity (
  token_hash text primary key,
  provider text not null,
  provider_company bigint not null default -1,
  subject text not null,
  name text not null default '',
  email text not null default '',
  expires_at timestamptz not null
);
comment on table pending_identity is
  'Somebody a provider vouched for and who is to prove an address before an account is theirs. The browser holds the token.';
create index pending_identity_expires on pending_identity (expires_at);

create table sign_in_state (
  state_hash text primary key,
  browser_hash text not null,
  provider text not null,
  provider_company bigint not null default -1,
  query text not null default '',
  nonce text not null default '',
  verifier text not null default '',
  again boolean not null default false,
  expires_at timestamptz not null
);
comment on table sign_in_state is
  'A sign-in on its way to a provider and back: used once, and only by the browser that began it.';
create index sign_in_state_expires on sign_in_state (expires_at);

create table company_provider (
  company_id bigint not null,
  provider text not null,
  settings jsonb not null,
  primary key (company_id, provider)
);
call pagewright_protect('company_provider', platform_rows_readable => false);
comment on table company_provider is 'A company''s own provider, which the platform''s administrators set up for it.';
