-- The planner's statistics copy values out of the rows they are taken from, and keep them when the row is gone: names,
-- sign-in names, hashed and sealed passwords of people who were erased. None of these columns needs them: they are read
-- by id, or by a unique index, of which the planner knows without statistics that it finds one row.
alter table users
  alter column email set statistics 0,
  alter column password_hash set statistics 0,
  alter column first_name set statistics 0,
  alter column last_name set statistics 0,
  alter column city set statistics 0,
  alter column zip set statistics 0,
  alter column phone_number set statistics 0,
  alter column card_customer_id set statistics 0,
  alter column picture_name set statistics 0;
alter index users_email_unique alter column 1 set statistics 0;
alter table students
  alter column avatar_name set statistics 0,
  alter column sealed_password set statistics 0;
alter table audit_reasons alter column reason set statistics 0;

-- What was taken before stays until it is cleared.
select pg_clear_attribute_stats('public', relation, attribute, false)
from (values
  ('users', 'email'), ('users', 'password_hash'), ('users', 'first_name'), ('users', 'last_name'),
  ('users', 'city'), ('users', 'zip'), ('users', 'phone_number'), ('users', 'card_customer_id'),
  ('users', 'picture_name'), ('users_email_unique', 'lower'),
  ('students', 'avatar_name'), ('students', 'sealed_password')
) as kept (relation, attribute);
