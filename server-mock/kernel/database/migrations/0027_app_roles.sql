-- Who may open an app, and who designs it. A role in an app is a row of the table role; its name is designer, user or a word of the app's own.

alter table app
  add column open_to text not null default 'members' check (open_to in ('members', 'roles'));
comment on column app.open_to is 'members: every member of the company; roles: those alone who have a role in the app, and the administrators.';

alter table account_company
  add column designs jsonb not null default '[]';
comment on column account_company.designs is 'The keys of the apps that the account designs, so that a sign-in needs no look into each company. The table role decides.';
