-- The version that was published when a draft was begun. When another one is published by now, publishing the draft would take back
-- what that version changed, and its author is told so.

alter table screen add column draft_version integer;
comment on column screen.draft_version is
  'The version that was published when the draft was begun; 0: none was. Null: no draft, or one from before this was noted.';
