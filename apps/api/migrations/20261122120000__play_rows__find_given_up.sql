-- Rows that were given up are found by their player, to be dealt again, and by their age, to be forgotten.
create index play_rows_withdrawn on play_rows (withdrawn_at) where withdrawn_at is not null;
