-- Whoever unlinked a child may take it back, also when a classroom was what it was left with.
alter table students add column last_guardian_id uuid references users (id) on delete set null;
create index students_last_guardian on students (last_guardian_id) where last_guardian_id is not null;
