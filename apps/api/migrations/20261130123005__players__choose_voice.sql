-- Whether the game reads everything aloud. Null follows the grade: Kindergarten to grade 2 hear the voice. `reads_aloud`
-- serves processes of the release before, and is to be dropped in the next one.
alter table players add column wants_voice boolean;
update players set wants_voice = true where reads_aloud;
