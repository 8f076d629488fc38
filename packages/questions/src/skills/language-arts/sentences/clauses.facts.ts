/** [opening words, the rest], separated by a comma. */
export const OPENINGS = [
  ['When the bell rang', 'we went outside'],
  ['After the rain stopped', 'the snails came out'],
  ['Because the bus was late', 'Priya walked home'],
  ['If you hear the owl', 'wake me up'],
  ['Although it was cold', 'the boys swam'],
  ['While the bread baked', 'Noah set the table'],
  ['Before the show began', 'the lights went out'],
  ['Since the road was closed', 'they took the trail'],
] as const;

/** [sentence, fitting conjunction, sentence] */
export const JOINED = [
  ['It started to rain', 'so', 'we moved the picnic inside'],
  ['I called twice', 'but', 'nobody answered'],
  ['The path was steep', 'but', 'we reached the top'],
  ['The lamp went out', 'so', 'Hana lit a candle'],
  ['The hall was full', 'so', 'we stood at the back'],
  ['He looked everywhere', 'but', 'the key was gone'],
] as const;

export const DEPENDENT = [
  'because it rained',
  'when the bus comes',
  'although he was tired',
  'if you see the owl',
  'until the bell rings',
  'since she moved here',
] as const;
export const INDEPENDENT = [
  'the rain stopped',
  'she plays the drum',
  'we found the key',
  'the owl is awake',
  'my soup was cold',
  'they won the game',
] as const;
export const PHRASES = [
  'under the old bridge',
  'in the early morning',
  'a tall gray tower',
  'running down the hill',
  'with a loud splash',
  'the map on the wall',
] as const;
