-- Pages of an app stand inside other pages, and have an icon.

alter table page add column parent text;
alter table page add column icon text not null default '';
comment on column page.parent is 'The key of the page that this one stands inside of; null: it stands at the top.';
comment on column page.icon is 'The name of one of the platform''s icons; empty: that of a page.';
