-- Who was left out before a sync; undone, they are again.
alter table syncs add column left_out_before bytea[];
