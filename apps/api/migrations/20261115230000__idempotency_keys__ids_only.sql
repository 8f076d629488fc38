-- A kept answer was a copy of what it told: whole rosters with names and passwords, sealed, and out of an
-- erasure's reach. Now only the ids of what was made are kept, and a repeat reads the rest anew.
-- Keys live for a day: those of now are forgotten rather than opened.
delete from idempotency_keys;
alter table idempotency_keys
  drop column sealed_answer,
  add column made_ids uuid[];
