-- What an adult called the student, once the student goes by another name: an avatar must tell neither.
alter table students
  add column given_first_name text check (length(given_first_name) <= 60),
  add column given_last_name text check (length(given_last_name) <= 60);
alter table students
  alter column given_first_name set statistics 0,
  alter column given_last_name set statistics 0;
