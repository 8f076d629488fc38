-- A new password and a suspension end the downloads that a parent asked for.
create index child_exports_parent_id on child_exports (parent_id);
