-- The ticket a right code is traded for is good for one sign-up.
alter table one_time_codes add column ticket_used_at timestamptz;
