-- A classroom belongs to one educator; co-teachers see the same roster.
create table classrooms (
  id uuid primary key default uuidv7(),
  owner_id uuid not null references users (id) on delete cascade,
  -- The school on whose licence it stands; nothing for an individual teacher.
  school_id uuid references schools (id) on delete set null,
  name text not null check (length(name) between 1 and 60),
  teacher_name text not null check (length(teacher_name) between 1 and 60),
  grade text not null,
  subject text not null,
  -- 1 to 40 by hand; a synced one takes what the other service has.
  capacity integer not null check (capacity > 0),
  -- Counted here, so that the check below holds whoever adds pupils, and however many at once.
  enrolled integer not null default 0 check (enrolled >= 0),
  version integer not null default 1,
  code_hmac bytea unique,
  sealed_code bytea,
  is_code_on boolean not null default false,
  google_classroom_id text,
  archived_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint classrooms_not_overfull check (enrolled <= capacity)
);
create index classrooms_owner on classrooms (owner_id, created_at) where deleted_at is null;
create index classrooms_school on classrooms (school_id) where deleted_at is null and archived_at is null;

create table enrollments (
  classroom_id uuid not null references classrooms (id) on delete cascade,
  student_id uuid not null references users (id) on delete cascade,
  -- How the pupil came: typed or pasted, by the class code, or from another service.
  how text not null check (how in ('roster', 'code', 'sync')),
  import_id uuid,
  joined_at timestamptz not null,
  primary key (classroom_id, student_id)
);
create index enrollments_student on enrollments (student_id);

-- The counter follows the rows, in the same statement that changes them.
create function count_enrollment() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update classrooms set enrolled = enrolled + 1 where id = new.classroom_id;
  else
    update classrooms set enrolled = enrolled - 1 where id = old.classroom_id;
  end if;
  return null;
end;
$$;
create trigger enrollments_counted after insert or delete on enrollments
  for each row execute function count_enrollment();

create table classroom_teachers (
  classroom_id uuid not null references classrooms (id) on delete cascade,
  educator_id uuid not null references users (id) on delete cascade,
  joined_at timestamptz not null,
  primary key (classroom_id, educator_id)
);
create index classroom_teachers_educator on classroom_teachers (educator_id);

create table classroom_invitations (
  id uuid primary key default uuidv7(),
  classroom_id uuid not null references classrooms (id) on delete cascade,
  email text not null,
  invited_by uuid not null references users (id) on delete cascade,
  created_at timestamptz not null
);
create unique index classroom_invitations_once on classroom_invitations (classroom_id, lower(email));
create index classroom_invitations_email on classroom_invitations (lower(email));

create table roster_imports (
  id uuid primary key default uuidv7(),
  classroom_id uuid not null references classrooms (id) on delete cascade,
  educator_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  undone_at timestamptz
);
create index roster_imports_classroom on roster_imports (classroom_id, created_at desc);

-- Who vouches for a pupil no parent made: the educator, and the school behind the code.
alter table students
  add column made_by uuid references users (id) on delete set null,
  add column school_id uuid references schools (id) on delete set null;
create index students_school on students (school_id) where school_id is not null;
