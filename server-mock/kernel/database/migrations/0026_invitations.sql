-- Invitations of people to a company. Whoever reads the mail of the address has the token; the table keeps a hash of it alone.

create table invitation (
  company_id bigint not null references company (id) on delete cascade,
  id bigint not null,
  email text not null,
  role text not null check (role in ('admin', 'member')),
  token_hash text not null,
  invited_by bigint not null references account (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (company_id, id),
  unique (company_id, email),
  unique (company_id, token_hash)
);
call pagewright_protect('invitation', platform_rows_readable => false);

comment on column invitation.email is 'In lower case. The invitation is good for an account with this address alone.';
comment on column invitation.invited_by is 'Who sent it last. It counts while this person may still give the role.';
