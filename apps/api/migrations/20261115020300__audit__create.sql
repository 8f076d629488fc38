-- Who did what to whom. Ids and codes only; nothing here names a person by itself.
create table audit_events (
  id uuid primary key default uuidv7(),
  at timestamptz not null,
  action text not null,
  actor_id uuid,
  subject_id uuid,
  outcome text not null default 'ok',
  request_id text
);
create index audit_events_subject on audit_events (subject_id, at desc);
create index audit_events_at on audit_events (at desc);

-- Append only, whoever asks.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit_events is append-only';
end;
$$;
create trigger audit_events_append_only before update or delete or truncate on audit_events
  for each statement execute function refuse_audit_change();
