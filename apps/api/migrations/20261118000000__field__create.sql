-- The field of everybody who plays: what was dealt, what was answered, and what grew from it.

-- Minutes a day a parent allows; nothing means no limit.
alter table students add column daily_minutes smallint check (daily_minutes between 5 and 600);

-- A game ends with the session it was started from, at the latest. Tokens under way last a minute.
delete from play_tokens;
alter table play_tokens add column plays_until timestamptz not null;

-- How somebody likes to play. Whoever changes a field holds its row here.
create table players (
  user_id uuid primary key references users (id) on delete cascade,
  hears_sound boolean not null default false,
  reads_aloud boolean not null default false,
  is_plain boolean not null default false
);

-- Rows finished at each place, for good.
create table play_places (
  user_id uuid not null references players (user_id) on delete cascade,
  subject text not null,
  rows_finished integer not null,
  primary key (user_id, subject)
);

-- Six tasks at a time, each good once. A place has one row under way.
create table play_rows (
  id uuid primary key default uuidv7(),
  user_id uuid not null references players (user_id) on delete cascade,
  subject text not null,
  dealt_at timestamptz not null,
  finished_at timestamptz,
  -- How many rows the place had with this one, once it is finished.
  rows_there integer,
  tasks jsonb not null,
  check ((finished_at is null) = (rows_there is null))
);
create unique index play_rows_open on play_rows (user_id, subject) where finished_at is null;
create index play_rows_user on play_rows (user_id, dealt_at);
create index play_rows_finished on play_rows (user_id, finished_at) where finished_at is not null;

-- Single answers, for thirteen months. They arrive in the order of time, so a summary by block finds the old ones.
create table play_answers (
  user_id uuid not null references players (user_id) on delete cascade,
  row_id uuid not null,
  position smallint not null,
  attempt smallint not null,
  skill_id text not null,
  grade smallint not null,
  level smallint not null,
  seed integer not null,
  given double precision[] not null,
  is_right boolean not null,
  slip text,
  answered_at timestamptz not null,
  day date not null,
  primary key (user_id, row_id, position, attempt)
);
create index play_answers_at on play_answers using brin (answered_at);

-- Their sums, for as long as the account lasts. Only first tries count.
create table skill_days (
  user_id uuid not null references players (user_id) on delete cascade,
  day date not null,
  skill_id text not null,
  answers integer not null,
  right_answers integer not null,
  primary key (user_id, day, skill_id)
);

-- Time in the field, by the server's clock.
create table play_days (
  user_id uuid not null references players (user_id) on delete cascade,
  day date not null,
  seconds integer not null,
  seen_at timestamptz not null,
  primary key (user_id, day)
);

-- What somebody can do, as far as the answers tell (docs/mastery.md).
create table skill_growth (
  user_id uuid not null references players (user_id) on delete cascade,
  skill_id text not null,
  rating double precision not null,
  answers integer not null,
  -- The last first tries, newest last: 1 is right.
  recent text not null check (recent ~ '^[01]{1,20}$'),
  -- What the last answers that were not right had in common, newest last.
  recent_slips text[] not null,
  -- Since which day nine in ten are right.
  high_since date,
  stage text not null,
  best_stage text not null,
  last_day date not null,
  -- Days until it comes back, and the day it does.
  interval_days smallint not null,
  due_on date not null,
  primary key (user_id, skill_id)
);
