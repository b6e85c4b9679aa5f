-- A company that is disabled answers like one that is not there; what it has stays until it is restored.
alter table company add column disabled_at timestamptz;
comment on column company.disabled_at is 'When an administrator of the platform disabled the company; null: it is in use.';

-- The owners of a company, for the list of all companies.
create index account_company_roles on account_company (company_id, role);
