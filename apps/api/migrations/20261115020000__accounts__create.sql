-- People of the portal. Adults sign in with an email, pupils with a username; both live in
-- "email", so that one unique index keeps every sign-in name unambiguous.
create table users (
  id uuid primary key default uuidv7(),
  user_type text not null check (user_type in ('student', 'parent', 'educator')),
  email text not null check (length(email) between 1 and 254),
  -- Empty for people who have not chosen a password yet or sign in through their school.
  password_hash text,
  first_name text not null check (length(first_name) between 1 and 60),
  last_name text not null check (length(last_name) between 1 and 60),
  city text,
  state text,
  zip text,
  phone_number text,
  pronoun text,
  email_confirmed_at timestamptz,
  age_verified_at timestamptz,
  must_change_password boolean not null default false,
  suspended_at timestamptz,
  terms_accepted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (user_type <> 'student' or email = lower(email)),
  check (user_type = 'student' or not must_change_password)
);
create unique index users_email_unique on users (lower(email));

create table educators (
  user_id uuid primary key references users (id) on delete cascade,
  license_type text not null
    check (license_type in ('teacherAccount', 'schoolLicenseCode', 'school/district')),
  approved_at timestamptz,
  is_ambassador boolean not null default true,
  grades text[] not null default '{}',
  school_name text,
  school_city text,
  school_zip text,
  students_in_class smallint
);

create table students (
  user_id uuid primary key references users (id) on delete cascade,
  is_school_made boolean not null default false,
  birth_month text check (birth_month ~ '^(0[1-9]|1[0-2])$'),
  birth_year text check (birth_year ~ '^[0-9]{4}$'),
  grade text,
  play_option text,
  typing_mode text,
  level text,
  subjects text[] not null default '{}',
  subscription_plan text,
  avatar_name text,
  avatar_look text,
  -- The password in a form a parent or an educator may ask for; AES-256-GCM, see sealing.ts.
  sealed_password bytea
);

create table guardianships (
  parent_id uuid not null references users (id) on delete cascade,
  child_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (parent_id, child_id)
);
create index guardianships_child on guardianships (child_id);
