-- A teacher whom a school took off its license is told so on the page (decision 048), until they are at a
-- school again, go on alone, or have read it.
create table school_removals (
  educator_id uuid primary key references users (id) on delete cascade,
  school_id uuid not null references schools (id) on delete cascade,
  removed_at timestamptz not null
);
create index school_removals_school on school_removals (school_id);
create index school_removals_at on school_removals (removed_at);
