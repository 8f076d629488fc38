-- When a student last signed in: whoever came by a code and never came back is shown to the teacher.
alter table students add column signed_in_at timestamptz;
update students set signed_in_at = last.at
from (
  select subject_id, max(at) as at from audit_events
  where action = 'session.started' group by subject_id) last
where last.subject_id = students.user_id;
