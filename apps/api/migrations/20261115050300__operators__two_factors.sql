-- An operator gets in with a password and an authenticator; both are set by a link that works once.
alter table operators
  alter column password_hash drop not null,
  add column sealed_totp_secret bytea,
  -- The time step of the last code that was accepted: none is accepted twice.
  add column totp_last_step bigint not null default 0,
  -- Nobody stays an operator by being forgotten.
  add column expires_at timestamptz not null default now() + interval '90 days',
  add column disabled_at timestamptz;

create table operator_setups (
  token_sha256 bytea primary key,
  operator_id uuid not null references operators (id) on delete cascade,
  sealed_totp_secret bytea not null,
  tries_used smallint not null default 0,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table operator_sessions (
  id uuid primary key default uuidv7(),
  operator_id uuid not null references operators (id) on delete cascade,
  token_sha256 bytea not null unique,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  idle_expires_at timestamptz not null,
  expires_at timestamptz not null
);
create index operator_sessions_operator on operator_sessions (operator_id);

-- What operators do, and why. The reason is the operator's own words.
alter table audit_events
  add column operator_id uuid,
  add column done_at_command_line boolean not null default false,
  add column reason text;
create index audit_events_actor on audit_events (actor_id, at desc);
create index audit_events_action on audit_events (action, at desc);
