-- Super-administrators that the installation makes, besides those whose addresses the configuration names.

alter table account add column super_admin boolean not null default false;
