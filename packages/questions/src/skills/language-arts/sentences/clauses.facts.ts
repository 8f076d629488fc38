import { capital } from '../../../kit/capital.ts';
import type { Sorting } from '../../../kit/sort-by-kind.ts';

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

const DEPENDENT = [
  'because it rained',
  'when the bus comes',
  'although he was tired',
  'if you see the owl',
  'until the bell rings',
  'since she moved here',
] as const;
const INDEPENDENT = [
  'the rain stopped',
  'she plays the drum',
  'we found the key',
  'the owl is awake',
  'my soup was cold',
  'they won the game',
] as const;
const PHRASES = [
  'under the old bridge',
  'in the early morning',
  'a tall gray tower',
  'running down the hill',
  'with a loud splash',
  'the map on the wall',
] as const;

export const CLAUSE_KINDS: Sorting = {
  kinds: [
    {
      one: 'a dependent clause',
      know: 'A dependent clause has a subject and a verb but cannot stand alone.',
      members: DEPENDENT,
      misconception: 'takesDependent',
    },
    {
      one: 'an independent clause',
      know: 'An independent clause can stand alone as a sentence.',
      members: INDEPENDENT,
    },
    {
      one: 'a phrase',
      know: 'A phrase has no subject with its verb.',
      members: PHRASES,
      misconception: 'takesPhrase',
    },
  ],
  say: (member, one) => `"${capital(member)}" is ${one}`,
  hint: 'Look for a subject and its verb. Could it stand alone?',
  praise: 'You looked for a subject and its verb.',
};

/** Groups of words for version 2, by what they are. */
export const WORD_GROUPS = {
  dependent: [
    ...DEPENDENT,
    'after the show ended',
    'while the soup cooked',
    'unless you hurry',
    'before the sun rose',
    'as soon as they arrive',
    'though nobody asked',
    'where the river bends',
  ],
  independent: [
    ...INDEPENDENT,
    'nobody asked me',
    'the show ended late',
    'we hurry to the bus',
    'the sun rose at six',
    'they arrive on Monday',
    'the river bends here',
    'Noah was tired',
  ],
  phrase: [
    ...PHRASES,
    'after the long show',
    'before sunrise',
    'because of the rain',
    'a cold bowl of soup',
    'waiting for the bus',
    'near the bend of the river',
    'my oldest cousin',
  ],
} as const;

/** [joining word, clause, main clause]. The two can also be joined with "and". */
export const TWO_CLAUSES = [
  ['when', 'the bell rang', 'we went outside'],
  ['after', 'the rain stopped', 'the snails came out'],
  ['while', 'the bread baked', 'Noah set the table'],
  ['before', 'the show began', 'the lights went out'],
  ['when', 'the owl called', 'the mice hid'],
  ['after', 'the sun set', 'the air grew cool'],
  ['while', 'the rain fell', 'we read books'],
  ['until', 'the bus came', 'the twins waited'],
  ['before', 'the snow fell', 'we stacked the wood'],
  ['after', 'the game ended', 'the crowd went home'],
  ['when', 'the lamp went out', 'Hana lit a candle'],
  ['while', 'the baby slept', 'we whispered'],
] as const;

/** [sentence, joining word, sentence, and the same idea with a dependent clause at the end] */
export const GAPS = [
  ['It started to rain', 'so', 'we moved inside', 'We moved inside', 'because it started to rain'],
  ['I called twice', 'but', 'nobody answered', 'Nobody answered', 'when I called'],
  ['The path was steep', 'but', 'we reached the top', 'We rested', 'after we reached the top'],
  ['The lamp went out', 'so', 'Hana lit a candle', 'Hana lit a candle', 'when the lamp went out'],
  ['The hall was full', 'so', 'we stood', 'We stood', 'because the hall was full'],
  ['The bus was late', 'so', 'Priya walked', 'Priya walked', 'because the bus was late'],
  ['The soup was hot', 'but', 'he ate it', 'He waited', 'until the soup was cool'],
  ['The key was gone', 'so', 'they knocked', 'They knocked', 'because the key was gone'],
  ['The dog barked', 'but', 'no one came', 'Someone came', 'when the dog barked'],
  ['The game ended', 'and', 'the crowd left', 'The crowd left', 'after the game ended'],
] as const;
