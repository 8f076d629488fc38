import type { GradeNumber } from '../../../question.ts';

export type Figure = {
  name: string;
  /** Completes the sentence "A simile …". */
  does: string;
  from: GradeNumber;
  examples: readonly string[];
};

/** Each example shows only one figure of speech. */
export const FIGURES: readonly Figure[] = [
  {
    name: 'simile',
    does: 'compares with "like" or "as"',
    from: 4,
    examples: [
      'Her voice was as soft as rain.',
      'The lake shone like a mirror.',
      'He slept like a log.',
      'The boy swims like a fish.',
    ],
  },
  {
    name: 'metaphor',
    does: 'says that one thing is another',
    from: 4,
    examples: [
      'The classroom was a zoo.',
      'Her hope was a small candle.',
      'My brother is a walking dictionary.',
      'The road was a silver ribbon.',
    ],
  },
  {
    name: 'personification',
    does: 'lets a thing act like a person',
    from: 4,
    examples: [
      'The moon smiled down on the village.',
      'The old stairs complained under our feet.',
      'The sun peeked into my room.',
      'My alarm clock yelled at me.',
    ],
  },
  {
    name: 'hyperbole',
    does: 'exaggerates far beyond the truth',
    from: 5,
    examples: [
      'I have told you a million times.',
      'This bag weighs a ton.',
      'I could eat a hundred pancakes.',
      'We waited a thousand years.',
    ],
  },
  {
    name: 'alliteration',
    does: 'repeats the first sound of words',
    from: 5,
    examples: [
      'Seven silver snails slid south.',
      'Big brown bears block bridges.',
      'Priya packed purple plums.',
      'Four fine foxes found food.',
    ],
  },
  {
    name: 'onomatopoeia',
    does: 'uses a word that sounds like the noise',
    from: 6,
    examples: [
      'Onions sizzled in the pan.',
      'Flies buzzed in the clover.',
      'Plop went the frog.',
      'The door clanked shut.',
    ],
  },
];

/** [idiom, meaning, literal meaning] */
export const IDIOMS = [
  ['spill the beans', 'to tell a secret', 'to drop some food'],
  ['under the weather', 'a little sick', 'out in the rain'],
  ['break the ice', 'to get people talking', 'to crack a frozen pond'],
  ['hit the books', 'to study', 'to slap a book'],
  ['on the same page', 'in agreement', 'reading together'],
  ['a drop in the bucket', 'a very small part', 'some spilled water'],
  ['call it a day', 'to stop working', 'to name the weekday'],
  ['once in a blue moon', 'very rarely', 'when the moon is blue'],
] as const;
