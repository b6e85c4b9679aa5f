-- What readers of each language read instead of the name of a page

alter table page add column names jsonb not null default '{}';
comment on column page.names is 'Words by language, such as {"zh-CN": "…"}. A language without words has the name.';

-- The search shows the words, too, and reads nothing but its index.
drop index page_sought;
create index page_sought on page (company_id, sought, app_id, key) include (name, names, is_hidden);
