-- Rows that a device takes along, to be played without a network.

-- Whose they are while they wait: a key the page makes, by itself for each player. `device_seen_at` is
-- when it last asked. A row that was given up is dealt to nobody, but answers that still come for it count.
alter table play_rows
  add column device_key uuid,
  add column device_seen_at timestamptz,
  add column withdrawn_at timestamptz,
  -- Grade and level then: what was not begun is dealt anew once they are others.
  add column dealt_for text,
  add constraint play_rows_device check ((device_key is null) = (device_seen_at is null)),
  add constraint play_rows_withdrawn check (withdrawn_at is null or (device_key is null and finished_at is null));

-- A place had one row under way; now each device may have some there.
drop index play_rows_open;
create index play_rows_open on play_rows (user_id, subject) where finished_at is null and withdrawn_at is null;
