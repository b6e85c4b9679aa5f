-- Members are listed by role, and in a large company by the time of joining, a page at a time.
create index membership_listed on membership
  (company_id, (case role when 'owner' then 0 when 'admin' then 1 else 2 end), created_at, account_id);
