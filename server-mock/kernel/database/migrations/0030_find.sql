-- The search over apps and pages, and the apps that somebody opened last

alter table page add column sought text collate "C" not null default '';
comment on column page.sought is
  'The name as it is searched: in lower case, one form for each letter. Whoever writes the name writes it, too.';

-- An owner who is no superuser sees a tenant table through one company only.
do $$
declare
  owner_id bigint;
begin
  for owner_id in select id from company loop
    perform set_config('pagewright.company_id', owner_id::text, true);
    update page set sought = btrim(lower(normalize(name, nfkc))) where company_id = owner_id;
  end loop;
  perform set_config('pagewright.company_id', '', true);
end
$$;

-- Its comparisons are leakproof, so it serves a search under row-level security. It holds all that a search looks at.
create index page_sought on page (company_id, sought, app_id, key) include (name, is_hidden);

create table app_opened (
  company_id bigint not null,
  account_id bigint not null references account (id) on delete cascade,
  app_id bigint not null,
  opened_at timestamptz not null,
  primary key (company_id, account_id, app_id),
  foreign key (company_id, app_id) references app (company_id, id) on delete cascade
);
call pagewright_protect('app_opened', platform_rows_readable => false);
comment on table app_opened is 'When a person last opened an app, noted once in some minutes. A person has a few rows in each company.';

alter table account_company add column opened_at timestamptz;
comment on column account_company.opened_at is 'When the person last opened an app there; null: never. It says in which companies to look first.';
