-- A student who is here twice is one again: one account stays, the other is folded into it and rests. Nothing of it is
-- deleted, and whoever erases the one has to erase the other first.
alter table students add column folded_into uuid references users (id);
alter table students add constraint students_not_folded_into_self check (folded_into <> user_id);
create index students_folded_into on students (folded_into) where folded_into is not null;

create table student_merges (
  id uuid primary key default uuidv7(),
  kept_id uuid not null references users (id) on delete cascade,
  folded_id uuid not null references users (id) on delete cascade,
  -- Where it was done, and where it can be undone.
  classroom_id uuid not null references classrooms (id) on delete cascade,
  merged_by uuid references users (id) on delete set null,
  merged_at timestamptz not null,
  undone_at timestamptz,
  undone_by uuid references users (id) on delete set null,
  check (kept_id <> folded_id)
);
create unique index student_merges_standing on student_merges (folded_id) where undone_at is null;
create index student_merges_folded on student_merges (folded_id);
create index student_merges_kept on student_merges (kept_id);
create index student_merges_classroom on student_merges (classroom_id, merged_at desc);
create index student_merges_merged_by on student_merges (merged_by);
create index student_merges_undone_by on student_merges (undone_by);

-- What the folded account had, so that it can be given back: a place in a classroom, an identity, or a place it had
-- left with a sync that can itself be undone.
create table student_merge_moves (
  id uuid primary key default uuidv7(),
  merge_id uuid not null references student_merges (id) on delete cascade,
  classroom_id uuid references classrooms (id) on delete cascade,
  identity_id uuid references identities (id) on delete cascade,
  sync_id uuid references syncs (id) on delete cascade,
  -- The place as it was.
  how text check (how in ('roster', 'code', 'sync', 'joined')),
  joined_at timestamptz,
  is_synced boolean,
  import_id uuid,
  -- The other account had none of its own and got this one.
  is_handed_on boolean not null default false,
  -- The other account's own place comes and goes with the class at the other service since.
  has_marked_synced boolean not null default false,
  -- The identity as it was, and whether it stopped opening an account because a family looks after that.
  opens_account boolean,
  has_closed boolean not null default false,
  check (num_nonnulls(classroom_id, identity_id, sync_id) = 1)
);
create index student_merge_moves_merge on student_merge_moves (merge_id);
create index student_merge_moves_classroom on student_merge_moves (classroom_id);
create index student_merge_moves_identity on student_merge_moves (identity_id);
create index student_merge_moves_sync on student_merge_moves (sync_id);

-- An educator said that two who look alike are two: nobody asks again in this classroom.
create table student_lookalikes (
  classroom_id uuid not null references classrooms (id) on delete cascade,
  one_id uuid not null references users (id) on delete cascade,
  other_id uuid not null references users (id) on delete cascade,
  said_by uuid references users (id) on delete set null,
  said_at timestamptz not null,
  primary key (classroom_id, one_id, other_id),
  check (one_id < other_id)
);
create index student_lookalikes_one on student_lookalikes (one_id);
create index student_lookalikes_other on student_lookalikes (other_id);
create index student_lookalikes_said_by on student_lookalikes (said_by);
