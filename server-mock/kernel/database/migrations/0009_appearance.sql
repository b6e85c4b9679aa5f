-- How pages look to a person; null until one chooses

alter table account add column appearance text check (appearance in ('light', 'dark', 'system'));
