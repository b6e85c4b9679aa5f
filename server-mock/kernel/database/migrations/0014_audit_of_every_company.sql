-- The audit log of every company in one query, for the platform's administrators
--
-- Only `Database.everyCompany` sets pagewright.every_company, and only in transactions that write nothing. The policies are
-- for reading, too. The subselect has the setting read once a query, and not once a row.

create policy every_company on audit for select
  using ((select current_setting('pagewright.every_company', true)) = 'on');

-- Lines name files by their ids; a reader sees the names.
create policy every_company on upload for select
  using ((select current_setting('pagewright.every_company', true)) = 'on');

create index audit_of_every_company on audit (at desc, id desc, company_id desc);
