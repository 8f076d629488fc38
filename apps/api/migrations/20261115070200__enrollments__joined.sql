-- Who came with an account they had already: that classroom does not look after their login.
alter table enrollments drop constraint enrollments_how_check;
alter table enrollments add constraint enrollments_how_check
  check (how in ('roster', 'code', 'sync', 'joined'));
