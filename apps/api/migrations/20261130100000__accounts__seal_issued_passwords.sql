-- A password that an adult may show is stored sealed and not hashed. A password that only its owner knows is stored
-- hashed and not sealed. The server's key is not in the database, so a leaked copy of it offers no hash to guess from.
alter table users add column sealed_password bytea;
alter table users alter column sealed_password set statistics 0;

-- Issued passwords, and those of children whose parents may show them.
update users set sealed_password = students.sealed_password, password_hash = null
from students
where students.user_id = users.id and students.sealed_password is not null
  and (users.must_change_password or not students.is_school_made
    or exists (select from guardianships where guardianships.child_id = users.id));

-- Passwords that students of a school chose themselves keep their hash. The column is dropped in a later release,
-- because processes of the release before still read it during a rolling restart.
update students set sealed_password = null where sealed_password is not null;

alter table users add constraint users_one_stored_password
  check (password_hash is null or sealed_password is null);
