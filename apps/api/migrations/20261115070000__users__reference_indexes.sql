-- An account that goes is looked for in every table that points at it.
create index students_made_by on students (made_by) where made_by is not null;
create index roster_imports_educator on roster_imports (educator_id);
create index classroom_invitations_invited_by on classroom_invitations (invited_by);
create index play_tokens_user on play_tokens (user_id);
-- Deleted classrooms point at their owner, too.
drop index classrooms_owner;
create index classrooms_owner on classrooms (owner_id, created_at);
