-- What the game calls a player by: it says nothing about the account, and opens nothing.
alter table players add column player_key uuid not null default gen_random_uuid() unique;
