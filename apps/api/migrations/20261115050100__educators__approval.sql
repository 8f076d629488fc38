-- Where an educator stands with the operators, and how we know the person can be reached.
alter table educators
  add column asked_at timestamptz not null default now(),
  add column refused_at timestamptz,
  add column refusal_reason text,
  add column contact_checked_at timestamptz,
  add column contact_checked_by text check (contact_checked_by in ('sms', 'email')),
  add column subscription_plan text,
  add constraint educators_decided_once check (approved_at is null or refused_at is null);
create index educators_waiting on educators (asked_at) where approved_at is null and refused_at is null;
