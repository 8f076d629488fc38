-- The people who run the portal. They are not users: no portal session ever belongs to one.
create table operators (
  id uuid primary key default uuidv7(),
  email text not null check (length(email) between 1 and 254),
  name text not null,
  password_hash text not null,
  created_at timestamptz not null default now()
);
create unique index operators_email_unique on operators (lower(email));
