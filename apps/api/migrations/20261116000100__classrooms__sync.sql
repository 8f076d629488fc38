-- A synced classroom keeps which class it follows, and where.
alter table classrooms rename column google_classroom_id to source_class_id;
alter table classrooms
  add column source text check (source in ('google', 'clever')),
  -- What happens by itself at night: everything, newcomers only, or nothing.
  add column nightly_sync text not null default 'add' check (nightly_sync in ('full', 'add', 'off'));
update classrooms set source = 'google' where source_class_id is not null;
alter table classrooms
  add constraint classrooms_source_whole check ((source is null) = (source_class_id is null));
create index classrooms_source on classrooms (source, source_class_id) where deleted_at is null;

-- One sync of a classroom: what it did, in numbers that stay when a student is erased.
create table syncs (
  id uuid primary key default uuidv7(),
  classroom_id uuid not null references classrooms (id) on delete cascade,
  source text not null check (source in ('google', 'clever')),
  -- Whose connection was used.
  educator_id uuid references users (id) on delete set null,
  is_nightly boolean not null,
  at timestamptz not null,
  -- Why nothing was changed; empty for a sync that went through.
  stopped_because text check (length(stopped_because) <= 40),
  made_classroom boolean not null default false,
  name_before text,
  capacity_before integer,
  added integer not null default 0,
  joined integer not null default 0,
  renamed integer not null default 0,
  matched integer not null default 0,
  gone integer not null default 0,
  undone_at timestamptz,
  undone_by uuid references users (id) on delete set null
);
create index syncs_classroom on syncs (classroom_id, at desc);
create index syncs_educator on syncs (educator_id);
create index syncs_undone_by on syncs (undone_by);

-- What a sync did to a student, so that it can be taken back. Goes with the student.
create table sync_changes (
  sync_id uuid not null references syncs (id) on delete cascade,
  student_id uuid not null references users (id) on delete cascade,
  change text not null check (change in ('added', 'joined', 'renamed', 'left', 'kept')),
  -- The account was made by this sync.
  is_new_account boolean not null default false,
  -- The identity this sync tied.
  identity_id uuid references identities (id) on delete set null,
  -- What the student was called before, and what the sync called them.
  first_name_before text,
  last_name_before text,
  first_name_after text,
  last_name_after text,
  -- The enrollment as it was.
  how_before text,
  joined_at_before timestamptz,
  primary key (sync_id, student_id, change)
);
create index sync_changes_student on sync_changes (student_id);
create index sync_changes_identity on sync_changes (identity_id);
alter table sync_changes
  alter column first_name_before set statistics 0,
  alter column last_name_before set statistics 0,
  alter column first_name_after set statistics 0,
  alter column last_name_after set statistics 0;
