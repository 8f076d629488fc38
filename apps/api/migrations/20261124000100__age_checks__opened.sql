-- A check that let its person in without the password once more; each does so once.
alter table age_checks add column opened_at timestamptz;
create index age_checks_person on age_checks (user_id, created_at);
