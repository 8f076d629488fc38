-- Students whom a teacher removed from a classroom, with the place they had. A teacher can bring them back for 30 days.
create table removed_students (
  classroom_id uuid not null references classrooms (id) on delete cascade,
  student_id uuid not null references users (id) on delete cascade,
  removed_by uuid references users (id) on delete set null,
  removed_at timestamptz not null,
  how text not null check (how in ('roster', 'code', 'sync', 'joined')),
  is_synced boolean not null,
  joined_at timestamptz not null,
  primary key (classroom_id, student_id)
);
create index removed_students_student on removed_students (student_id);
create index removed_students_removed_by on removed_students (removed_by);
alter table removed_students
  alter column student_id set statistics 0,
  alter column removed_by set statistics 0;
