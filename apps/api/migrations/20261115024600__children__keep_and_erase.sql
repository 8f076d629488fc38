-- A child left with neither parent nor classroom: signed out, kept for 30 days, then erased.
alter table students
  add column orphaned_at timestamptz,
  add column orphaned_by uuid;
create index students_orphaned on students (orphaned_at) where orphaned_at is not null;

-- Who looked at or changed a child's password. Append only; the family may read it.
create table child_password_events (
  id uuid primary key default uuidv7(),
  child_id uuid not null references users (id) on delete cascade,
  actor_id uuid not null,
  actor_type text not null,
  action text not null check (action in ('viewed', 'changed')),
  at timestamptz not null
);
create index child_password_events_child on child_password_events (child_id, at desc);

-- A line may go with its child, but never say something else.
create function refuse_password_event_change() returns trigger language plpgsql as $$
begin
  raise exception 'child_password_events is append-only';
end;
$$;
create trigger child_password_events_append_only before update on child_password_events
  for each statement execute function refuse_password_event_change();

-- A download of everything held about a child: works once, for a day.
create table child_exports (
  token_sha256 bytea primary key,
  child_id uuid not null references users (id) on delete cascade,
  parent_id uuid not null references users (id) on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- What was erased, without saying who: a restored backup is erased again by this list.
create table erasures (
  subject_sha256 bytea primary key,
  erased_at timestamptz not null,
  scope text not null
);
