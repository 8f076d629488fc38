-- The method of a student's last sign-in, so that a teacher can see how each student signs in.
alter table students
  add column signed_in_with text check (signed_in_with in ('password', 'google', 'clever', 'school'));
alter table students alter column signed_in_with set statistics 0;
