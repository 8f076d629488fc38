-- A school or district that asked for a licence. Its administrator is an educator account.
create table schools (
  id uuid primary key default uuidv7(),
  administrator_id uuid not null unique references users (id) on delete cascade,
  license_for text not null check (license_for in ('district', 'school')),
  name text not null check (length(name) between 1 and 120),
  city text not null,
  state text not null,
  zip text not null,
  schools_in_district smallint,
  -- What the licence covers. A teacher who redeems the code takes a classroom seat.
  classroom_seats smallint not null check (classroom_seats > 0),
  student_seats integer not null check (student_seats > 0),
  created_at timestamptz not null,
  approved_at timestamptz,
  refused_at timestamptz,
  refusal_reason text,
  check (approved_at is null or refused_at is null)
);
create index schools_waiting on schools (created_at) where approved_at is null and refused_at is null;

-- Codes are looked up by a keyed hash and kept sealed for their administrator: a copy of the
-- database opens no school.
create table school_codes (
  id uuid primary key default uuidv7(),
  school_id uuid not null references schools (id) on delete cascade,
  code_hmac bytea not null unique,
  sealed_code bytea not null,
  created_at timestamptz not null,
  revoked_at timestamptz
);
create unique index school_codes_one_alive on school_codes (school_id) where revoked_at is null;

-- Teachers on a school's licence. The school vouches for them as adults.
create table school_teachers (
  educator_id uuid primary key references users (id) on delete cascade,
  school_id uuid not null references schools (id) on delete cascade,
  joined_at timestamptz not null
);
create index school_teachers_school on school_teachers (school_id, joined_at);

-- Email domains of approved schools; where switched on, an address there is approval enough.
create table school_domains (
  domain text primary key check (domain = lower(domain)),
  school_id uuid not null references schools (id) on delete cascade,
  auto_approves boolean not null default false,
  updated_at timestamptz not null
);
create index school_domains_school on school_domains (school_id);
