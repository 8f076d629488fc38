-- The seed that a child plants at the end of a day. It opens on a later day as a flower of the
-- place that was practiced most.
create table planted_seeds (
  user_id uuid not null references players (user_id) on delete cascade,
  day date not null,
  subject text not null,
  planted_at timestamptz not null,
  primary key (user_id, day)
);
alter table planted_seeds alter column user_id set statistics 0;

-- Minutes that a parent added to a child's day.
create table extra_play_time (
  user_id uuid not null references students (user_id) on delete cascade,
  day date not null,
  minutes smallint not null check (minutes between 0 and 60),
  changed_at timestamptz not null,
  primary key (user_id, day)
);
alter table extra_play_time alter column user_id set statistics 0;
