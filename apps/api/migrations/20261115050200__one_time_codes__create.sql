-- One-time codes that were sent. A code sent by SMS is made and known by the provider alone; one
-- sent by mail is kept sealed until it is used or too old.
create table one_time_codes (
  id uuid primary key default uuidv7(),
  -- Empty while somebody signs up.
  user_id uuid references users (id) on delete cascade,
  phone_number text not null,
  email text,
  channel text not null check (channel in ('sms', 'email')),
  sealed_code bytea,
  tries_used smallint not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  check ((channel = 'email') = (sealed_code is not null))
);
create index one_time_codes_expiry on one_time_codes (expires_at);
