-- Long lists are searched by each two neighbouring characters of what they show: Chinese words need no spaces. The lists narrow by the same
-- expressions, and then look at the texts themselves.
create index account_sought on account using gin (pagewright_grams(0::bigint, 0::bigint,
  lower(coalesce(nullif(nick_name, ''), name) || E'\n' || coalesce(email, ''))));
create index company_sought on company using gin (pagewright_grams(0::bigint, 0::bigint,
  lower(name || E'\n' || key || E'\n' || nameshort)));

-- It looks at each character, so an index is asked rather than row after row.
alter function pagewright_grams(bigint, bigint, text) cost 10000;
