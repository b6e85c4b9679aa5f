-- A proof belongs to one action; that somebody signed in lately proves nothing any more.

alter table session drop column proven_at;
