-- A published version whose page could not be compiled; it stays aside until another version is published

alter table screen
  add column given_up_version integer,
  add column given_up_reason text;
