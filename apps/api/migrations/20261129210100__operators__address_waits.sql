-- The end of the wait that the last rejected attempt of an operator was given, whatever caused it. A colleague who ends
-- the wait also waives the limit of failed attempts per IP address until `address_limit_waived_until`.
alter table operators
  add column sign_in_wait_until timestamptz,
  add column address_limit_waived_until timestamptz;
