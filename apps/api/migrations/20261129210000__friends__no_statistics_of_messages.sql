-- The planner's statistics copy values and keep them when the row is gone. What children typed, and the key by which
-- others know a player, are left out of them, as ids are.
alter table sayings alter column typed set statistics 0;
alter table play_reports alter column sayings set statistics 0;
alter table players alter column player_key set statistics 0;

do $$
begin
  -- Older servers cannot forget the statistics of a column; they take no new ones.
  if to_regproc('pg_catalog.pg_clear_attribute_stats') is not null then
    perform pg_catalog.pg_clear_attribute_stats('public', 'sayings', 'typed', false);
    perform pg_catalog.pg_clear_attribute_stats('public', 'play_reports', 'sayings', false);
    perform pg_catalog.pg_clear_attribute_stats('public', 'players', 'player_key', false);
  end if;
end $$;
