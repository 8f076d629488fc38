-- The adult check and what a parent agreed to. Rows are only ever added.
create table consents (
  id uuid primary key default uuidv7(),
  guardian_id uuid not null references users (id) on delete cascade,
  method text not null check (method in ('card_setup', 'demo')),
  notice_version text not null,
  -- The provider's own id of the check: the same check never counts twice.
  setup_intent_id text unique,
  provider_event_id text,
  given_at timestamptz not null
);
create index consents_guardian on consents (guardian_id);

-- A consent goes with its account, but never says something else than it said when it was given.
create function refuse_consent_change() returns trigger language plpgsql as $$
begin
  raise exception 'consents are only ever added';
end;
$$;
create trigger consents_only_added before update on consents
  for each statement execute function refuse_consent_change();

-- Card checks that were started, so that an answer can be tied to who asked.
create table age_checks (
  setup_intent_id text primary key,
  user_id uuid not null references users (id) on delete cascade,
  cardholder_email text not null,
  created_at timestamptz not null,
  completed_at timestamptz
);
create index age_checks_user on age_checks (user_id, created_at desc);

-- Deliveries of the card provider repeat and come out of order; each counts once.
create table provider_events (
  event_id text primary key,
  received_at timestamptz not null
);

alter table users add column card_customer_id text;

-- No child of a parent without a consent.
alter table guardianships add column consent_id uuid references consents (id);
insert into consents (guardian_id, method, notice_version, given_at)
  select distinct parent_id, 'demo', 'before consents', now() from guardianships;
update guardianships set consent_id = (
  select id from consents where guardian_id = guardianships.parent_id order by given_at limit 1);
alter table guardianships alter column consent_id set not null;
