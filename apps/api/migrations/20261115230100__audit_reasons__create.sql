-- Why an operator did something is free text, and may name a child. The log of what was done can never change; the
-- words can go. So they stand apart, and go with whoever they are about.
create table audit_reasons (
  event_id uuid primary key references audit_events (id),
  reason text not null check (reason <> '')
);
insert into audit_reasons (event_id, reason)
  select id, reason from audit_events where reason <> '';
alter table audit_events drop column reason;
-- A dropped column stays in the rows that had it; writing them anew takes it out of the file.
cluster audit_events using audit_events_pkey;
