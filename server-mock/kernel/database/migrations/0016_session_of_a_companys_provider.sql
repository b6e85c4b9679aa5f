-- The company whose own provider opened a session: its sign-out address is that session's; -1 for every other way

alter table session add column provider_company bigint not null default -1;
alter table pending_sign_in add column provider_company bigint not null default -1;
