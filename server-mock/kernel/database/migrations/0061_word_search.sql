-- Long lists find words by the neighbouring characters of what they show: Chinese words need no spaces. A list narrows by the same
-- expression as the index, and then looks at the texts themselves.

create function pagewright_neighbours(content text, sizes integer[]) returns integer[] language sql immutable cost 10000
  as $$ select coalesce(array_agg(distinct hashtext(substr(content, place, size))), '{}')
        from unnest(sizes) size, generate_series(1, length(content) - size + 1) place where size > 0 $$;
comment on function pagewright_neighbours(text, integer[]) is
  'Hashes of each so many neighbouring characters. Its cost says that an index is asked rather than row after row.';

-- Words are sought more often than accounts and companies are written: no entry waits in a list that each search reads through.
create index account_sought on account using gin (pagewright_neighbours(
  lower(coalesce(nullif(nick_name, ''), name) || E'\n' || coalesce(email, '')), '{1,2,3}')) with (fastupdate = off);
create index company_sought on company using gin (pagewright_neighbours(
  lower(name || E'\n' || key || E'\n' || nameshort), '{1,2,3}')) with (fastupdate = off);
