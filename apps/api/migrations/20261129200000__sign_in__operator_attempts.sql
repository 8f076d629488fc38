-- The operator whose password was tried, so that another operator can see and end the wait.
alter table sign_in_attempts
  add column operator_id uuid references operators (id) on delete cascade,
  add constraint sign_in_attempts_one_owner check (user_id is null or operator_id is null);
create index sign_in_attempts_operator on sign_in_attempts (operator_id) where operator_id is not null;
