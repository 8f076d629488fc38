-- Only a hash of the token is kept: a copy of the table opens no session.
create table sessions (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users (id) on delete cascade,
  token_sha256 bytea not null unique,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  idle_expires_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id, created_at desc);

-- Links sent by mail: email confirmation and password reset. Single use; only the newest counts.
create table mailed_links (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('confirm-email', 'reset-password')),
  token_sha256 bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create unique index mailed_links_one_live on mailed_links (user_id, purpose) where used_at is null;
