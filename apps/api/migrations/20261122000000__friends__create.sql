-- Children who meet in their fields: who may, who does, and what is said.

-- A wish of one child to meet another. The two are in the order of their ids, so that there is one row
-- however the wish came about.
create table friend_wishes (
  one_id uuid not null references users (id) on delete cascade,
  other_id uuid not null references users (id) on delete cascade,
  asked_by uuid not null,
  asked_at timestamptz not null,
  primary key (one_id, other_id),
  check (one_id < other_id),
  check (asked_by in (one_id, other_id))
);
create index friend_wishes_other on friend_wishes (other_id);

-- What a parent says about a friend of a child. It counts while they are the child's parent.
create table friend_answers (
  child_id uuid not null references users (id) on delete cascade,
  friend_id uuid not null references users (id) on delete cascade,
  parent_id uuid not null references users (id) on delete cascade,
  is_yes boolean not null,
  said_at timestamptz not null,
  primary key (child_id, friend_id, parent_id),
  check (child_id <> friend_id)
);
create index friend_answers_friend on friend_answers (friend_id);
create index friend_answers_parent on friend_answers (parent_id);

create table blocks (
  blocker_id uuid not null references users (id) on delete cascade,
  blocked_id uuid not null references users (id) on delete cascade,
  blocked_at timestamptz not null,
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index blocks_blocked on blocks (blocked_id);

-- Whoever misbehaved visits nobody until then.
alter table players add column visits_from timestamptz;

create table visits (
  id uuid primary key default uuidv7(),
  visitor_id uuid not null references players (user_id) on delete cascade,
  host_id uuid not null references players (user_id) on delete cascade,
  began_at timestamptz not null,
  ended_at timestamptz,
  check (visitor_id <> host_id)
);
-- A child is in one field at a time.
create unique index visits_open on visits (visitor_id) where ended_at is null;
create index visits_host on visits (host_id) where ended_at is null;
create index visits_visitor on visits (visitor_id);
create index visits_of_host on visits (host_id);
create index visits_began_at on visits using brin (began_at);

-- For thirty days, so that parents can read it.
create table sayings (
  id uuid primary key default uuidv7(),
  visit_id uuid not null references visits (id) on delete cascade,
  said_by uuid not null references users (id) on delete cascade,
  phrase text,
  typed text,
  said_at timestamptz not null,
  check (num_nonnulls(phrase, typed) = 1)
);
create index sayings_visit on sayings (visit_id);
create index sayings_said_by on sayings (said_by);
create index sayings_said_at on sayings using brin (said_at);

-- What children told us about one another, with what was said, until somebody has decided.
create table play_reports (
  id uuid primary key default uuidv7(),
  reporter_id uuid not null references users (id) on delete cascade,
  reported_id uuid not null references users (id) on delete cascade,
  reason text not null check (reason in ('unkind', 'private', 'other')),
  sayings jsonb not null,
  reported_at timestamptz not null,
  decided_at timestamptz,
  outcome text check (outcome in ('nothing', 'pauseWeek', 'noVisits')),
  check ((decided_at is null) = (outcome is null))
);
create index play_reports_waiting on play_reports (reported_at) where decided_at is null;
create index play_reports_reporter on play_reports (reporter_id);
create index play_reports_reported on play_reports (reported_id);

-- Who has the game open now, by socket. It is nobody's loss when the server of the database stops.
create unlogged table play_presence (
  connection_id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  seen_at timestamptz not null
);
create index play_presence_user on play_presence (user_id, seen_at);
