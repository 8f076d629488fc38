-- The way into the game: a token that works once for a minute, then a session good for playing alone.
create table play_tokens (
  token_sha256 bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table play_sessions (
  token_sha256 bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index play_sessions_user on play_sessions (user_id);
