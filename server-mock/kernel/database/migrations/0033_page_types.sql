-- What a page of an app is written with: 1 the visual editor, 2 Markdown, 3 rich text.

alter table page add column type smallint not null default 1;
alter table page add constraint page_type check (type in (1, 2, 3));
