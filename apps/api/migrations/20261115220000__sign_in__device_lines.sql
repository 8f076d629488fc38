-- A plain hash of a name is undone by anybody with a list of names: keys are marks (HMAC) now. There is one
-- line of tries for strangers at a name, and one for each device with a good device mark. What was counted
-- so far is forgotten, which ends every wait once.
drop table sign_in_attempts;
create table sign_in_attempts (
  line_mark bytea primary key,
  -- Whose password was tried; nobody's for a name nobody has. The row goes with the person.
  user_id uuid references users (id) on delete cascade,
  failures integer not null check (failures > 0),
  last_failed_at timestamptz not null,
  blocked_until timestamptz not null
);
create index sign_in_attempts_user on sign_in_attempts (user_id);

-- Network addresses, as marks, at which somebody signed in: failures of others there do not stop them.
create table sign_in_places (
  user_id uuid not null references users (id) on delete cascade,
  place_mark bytea not null,
  last_at timestamptz not null,
  primary key (user_id, place_mark)
);
create index sign_in_places_place on sign_in_places (place_mark);
