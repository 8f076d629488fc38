-- The staff code makes teachers; the student code makes students and nothing else, and it ends.
alter table school_codes
  add column kind text not null default 'staff' check (kind in ('staff', 'student')),
  add column ends_at timestamptz,
  add column uses integer not null default 0 check (uses >= 0),
  add constraint school_codes_student_code_ends check ((kind = 'student') = (ends_at is not null));
alter table school_codes alter column kind drop default;
drop index school_codes_one_alive;
create unique index school_codes_one_alive on school_codes (school_id, kind) where revoked_at is null;

-- The codes of before were in students' hands, too: none of them makes a teacher any more. Teachers who
-- used one stay; the administrator makes a staff code on the school's page.
update school_codes set revoked_at = now() where revoked_at is null;

-- Teachers who typed a staff code with an address that is not the school's. Each waits for one
-- administrator; a no stays, with its reason, until the teacher tries again.
create table school_requests (
  educator_id uuid primary key references users (id) on delete cascade,
  school_id uuid not null references schools (id) on delete cascade,
  asked_at timestamptz not null,
  refused_at timestamptz,
  refusal_reason text,
  check ((refused_at is null) = (refusal_reason is null))
);
create index school_requests_school on school_requests (school_id, asked_at);
