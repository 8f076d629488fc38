-- The calendar year in which the school year of a classroom starts. Null means the school year of its creation.
alter table classrooms add column school_year smallint check (school_year between 2000 and 2200);

-- The new classroom that followed an old one in the next school year. Can be undone for 30 days.
create table next_years (
  id uuid primary key default uuidv7(),
  old_classroom_id uuid not null references classrooms (id) on delete cascade,
  new_classroom_id uuid not null unique references classrooms (id) on delete cascade,
  started_by uuid references users (id) on delete set null,
  started_at timestamptz not null,
  has_new_passwords boolean not null,
  undone_at timestamptz,
  undone_by uuid references users (id) on delete set null
);
-- One new classroom at a time, even if two adults start the year at once.
create unique index next_years_once on next_years (old_classroom_id) where undone_at is null;
create index next_years_old on next_years (old_classroom_id);
create index next_years_started_by on next_years (started_by);
create index next_years_undone_by on next_years (undone_by);
alter table next_years
  alter column started_by set statistics 0,
  alter column undone_by set statistics 0;

-- Students of the old classroom when the year started, with their grades, for an undo.
create table next_year_students (
  next_year_id uuid not null references next_years (id) on delete cascade,
  student_id uuid not null references users (id) on delete cascade,
  has_moved boolean not null,
  -- Both null for a student whose grade did not change.
  grade_before text,
  grade_after text,
  primary key (next_year_id, student_id)
);
create index next_year_students_student on next_year_students (student_id);
alter table next_year_students alter column student_id set statistics 0;
