-- Who somebody is at another service. The subject is the only key: an email can change hands.
create table identities (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users (id) on delete cascade,
  provider text not null check (provider in ('google', 'clever', 'school')),
  -- Within which the subject is unique: the address of the provider, or of the school's own one.
  issuer text not null check (length(issuer) between 1 and 300),
  subject text not null check (length(subject) between 1 and 255),
  -- Who said that the two are the same: a roster, an educator, or the person, with the password.
  tied_by text not null check (tied_by in ('sync', 'educator', 'password')),
  -- A family's child stays behind the family's login until somebody proves it.
  opens_account boolean not null default true,
  -- A student's address at the other service, for comparing only (HMAC); never the address itself.
  email_mark bytea,
  created_at timestamptz not null,
  last_used_at timestamptz,
  unique (provider, issuer, subject)
);
create index identities_user on identities (user_id);
alter table identities
  alter column subject set statistics 0,
  alter column email_mark set statistics 0;

-- What an educator lets us read at Google or Clever. Tokens are sealed (sealing.ts).
create table connections (
  educator_id uuid not null references users (id) on delete cascade,
  provider text not null check (provider in ('google', 'clever')),
  identity_id uuid not null unique references identities (id) on delete cascade,
  -- The educator's own address there, to be shown on the page.
  email text check (length(email) <= 254),
  sealed_tokens bytea not null,
  scopes text[] not null,
  -- When the access token ends; a refresh token, where there is one, gets the next.
  expires_at timestamptz not null,
  connected_at timestamptz not null,
  -- The other service does not let us in any more: the educator has to connect again.
  lost_at timestamptz,
  primary key (educator_id, provider)
);
alter table connections
  alter column email set statistics 0,
  alter column sealed_tokens set statistics 0;
