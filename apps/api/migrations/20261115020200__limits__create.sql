-- Counters that must hold across processes and restarts. Keys are hashed: no addresses, no names.
create table rate_limits (
  bucket text not null,
  key_sha256 bytea not null,
  window_starts_at timestamptz not null,
  used integer not null,
  primary key (bucket, key_sha256, window_starts_at)
);

-- One row per sign-in name that was tried, whether or not anybody has it, so that the wait
-- after too many failures does not tell which names exist.
create table sign_in_attempts (
  name_sha256 bytea primary key,
  failures integer not null,
  last_failed_at timestamptz not null,
  blocked_until timestamptz not null
);

-- Answers to creating calls, so that a retry after a lost answer changes nothing.
create table idempotency_keys (
  key_sha256 bytea primary key,
  request_sha256 bytea not null,
  sealed_answer bytea,
  -- Whose answer it is: what is erased must not live on in it.
  actor_id uuid references users (id) on delete cascade,
  created_at timestamptz not null
);
