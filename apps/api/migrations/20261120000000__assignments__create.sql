-- Rows that teachers assign: skills of one subject, for a class or some of its students, until a day.
create table assignments (
  id uuid primary key default uuidv7(),
  classroom_id uuid not null references classrooms (id) on delete cascade,
  subject text not null,
  skill_ids text[] not null check (cardinality(skill_ids) between 1 and 6),
  -- Whoever is on the roster has it; otherwise those of assignment_students who are on the roster.
  is_whole_class boolean not null,
  assigned_at timestamptz not null,
  -- The last day it stands in the field, where the class is.
  due_on date not null,
  -- Taken back.
  ended_at timestamptz
);
create index assignments_classroom on assignments (classroom_id, due_on);
create index assignments_assigned on assignments (assigned_at);

create table assignment_students (
  assignment_id uuid not null references assignments (id) on delete cascade,
  student_id uuid not null references users (id) on delete cascade,
  primary key (assignment_id, student_id)
);
create index assignment_students_student on assignment_students (student_id);

-- What a row was dealt for. No foreign key: what was played outlives what it was assigned by.
alter table play_rows add column assignment_id uuid;
-- A row of an assignment waits beside the one of its place, and there is one for each student.
drop index play_rows_open;
create unique index play_rows_open on play_rows (user_id, subject)
  where finished_at is null and assignment_id is null;
create unique index play_rows_assigned on play_rows (assignment_id, user_id) where assignment_id is not null;
