-- Access tokens: programs call with them in a person's name, at one level and with a part of the person's rights.

create table access_token (
  token_hash text primary key,
  account_id bigint not null references account (id) on delete cascade,
  id bigint not null,
  name text not null,
  prefix text not null,
  level_company bigint not null default -1,
  "right" text not null check ("right" in ('read', 'draft', 'publish')),
  provider_company bigint not null default -1,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz
);
create unique index access_token_account on access_token (account_id, id);

comment on column access_token.prefix is 'The first characters of the token, by which its owner knows it; they open nothing.';
comment on column access_token.level_company is 'The company whose level it is good for; -1: the platform''s.';
comment on column access_token.provider_company is 'The company whose own provider opened the session that made it; -1: none.';
