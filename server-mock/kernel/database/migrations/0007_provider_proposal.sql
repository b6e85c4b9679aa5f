-- What companies want as their own provider, until the platform's administrators decide.

create table provider_proposal (
  company_id bigint primary key references company (id) on delete cascade,
  settings jsonb not null,
  proposed_by bigint references account (id) on delete set null,
  proposed_at timestamptz not null
);
comment on table provider_proposal is
  'The directory of proposals across tenants, for those who decide about them. What is in force stands in company_provider.';
