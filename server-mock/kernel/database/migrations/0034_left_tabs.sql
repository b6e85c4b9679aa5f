-- A tab that was closed stays known for a while: a call that it sent before may arrive later and must not show it once more.

alter table screen_presence add column closed boolean not null default false;
