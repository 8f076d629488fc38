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

/** Examples of version 2. Each shows only one figure of speech. */
export const CLEAR_EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  simile: [
    'Her voice was as soft as rain.',
    'The lake shone like a mirror.',
    'He slept like a log.',
    'The boy swims like a fish.',
    'The bread was as hard as stone.',
    'Her hands were as cold as ice.',
    'They chattered like sparrows.',
    'The fog lay like a blanket.',
  ],
  metaphor: [
    'Her hope was a small candle.',
    'The road was a silver ribbon.',
    'The snow was a white blanket.',
    'His voice was warm honey.',
    'The lawn was a green carpet.',
    'Books are keys to other worlds.',
    'The cloud was a cotton ball.',
    'Her words were a warm coat.',
  ],
  personification: [
    'The moon smiled down on the village.',
    'The old stairs complained under our feet.',
    'The sun peeked into my room.',
    'The leaves danced across the yard.',
    'The wind told us a secret.',
    'The old car refused to wake up.',
    'The flowers nodded to us.',
    'The chair groaned and begged for rest.',
  ],
  hyperbole: [
    'I have told you a million times.',
    'I could eat a hundred pancakes.',
    'We waited a thousand years.',
    'I have ten tons of homework.',
    'The line reached around the world.',
    'He cried enough tears to fill a lake.',
    'It took forever to get home.',
    'I walked a million miles today.',
  ],
  alliteration: [
    'Seven silver snails slid south.',
    'Big brown bears block bridges.',
    'Priya packed purple plums.',
    'Four fine foxes found food.',
    'Leila likes large lemons.',
    'Tiny turtles took ten turns.',
    'Many merry mice made maps.',
    'Red roosters rarely rest.',
  ],
  onomatopoeia: [
    'Onions sizzled in the pan.',
    'Flies buzzed in the clover.',
    'Plop went the frog.',
    'The door clanked shut.',
    'The clock went tick, tock.',
    'Splash went the stone.',
    'The fire crackled and popped.',
    'The old bell went ding, dong.',
  ],
};

/** Ways to go on, by figure of speech: the lake was as flat as a mirror. */
export const ENDINGS: readonly { start: string; ends: Readonly<Record<string, string>> }[] = [
  {
    start: 'The lake',
    ends: {
      simile: 'was as flat as a mirror',
      metaphor: 'was a sheet of glass',
      personification: 'slept under the moon',
      hyperbole: 'held a million ships',
    },
  },
  {
    start: 'The wind',
    ends: {
      simile: 'was as sharp as a knife',
      metaphor: 'was a wild horse',
      personification: 'whispered my name',
      hyperbole: 'blew me to the moon and back',
    },
  },
  {
    start: 'The sun',
    ends: {
      simile: 'shone like a new coin',
      metaphor: 'was a golden coin',
      personification: 'smiled down on us',
      hyperbole: 'cooked us in one second',
    },
  },
  {
    start: 'The old car',
    ends: {
      simile: 'was as slow as a snail',
      metaphor: 'was a rusty turtle',
      personification: 'begged for a nap',
      hyperbole: 'was a million years old',
    },
  },
  {
    start: 'The snow',
    ends: {
      simile: 'was as soft as cotton',
      metaphor: 'was a white blanket',
      personification: 'tiptoed into town',
      hyperbole: 'piled up to the stars',
    },
  },
  {
    start: 'My backpack',
    ends: {
      simile: 'was like a sack of bricks',
      metaphor: 'was a bag of rocks',
      personification: 'begged me for a rest',
      hyperbole: 'weighed a thousand tons',
    },
  },
  {
    start: 'The city',
    ends: {
      simile: 'hummed like a beehive',
      metaphor: 'was a busy anthill',
      personification: 'never closed its eyes',
      hyperbole: 'had a billion cars',
    },
  },
  {
    start: 'The oak',
    ends: {
      simile: 'stood like a guard',
      metaphor: 'was a tall green tower',
      personification: 'waved its arms at us',
      hyperbole: 'reached up to the moon',
    },
  },
  {
    start: 'The test',
    ends: {
      simile: 'was like a maze',
      metaphor: 'was a steep mountain',
      personification: 'laughed at me',
      hyperbole: 'took a hundred years',
    },
  },
  {
    start: 'The piano',
    ends: {
      simile: 'sounded like rain',
      metaphor: 'was an old friend',
      personification: 'sang to the empty room',
      hyperbole: 'weighed a billion pounds',
    },
  },
  {
    start: 'Her voice',
    ends: {
      simile: 'was as clear as a bell',
      metaphor: 'was warm honey',
      personification: 'danced across the room',
      hyperbole: 'could be heard on Mars',
    },
  },
  {
    start: 'The clock',
    ends: {
      simile: 'ticked like a drum',
      metaphor: 'was a tiny drum',
      personification: 'stared at me all day',
      hyperbole: 'took a year for each minute',
    },
  },
];

export const MORE_IDIOMS: readonly (readonly [words: string, meaning: string, literal: string])[] =
  [
    ...IDIOMS.filter(([words]) => words !== 'spill the beans'),
    ['a piece of cake', 'not hard at all', 'a slice of dessert'],
    ['hold your horses', 'to wait', 'to grab some ponies'],
    ['let the cat out of the bag', 'to give away a secret', 'to free a pet'],
    ['on cloud nine', 'very happy', 'high in the sky'],
    ['cost an arm and a leg', 'to be expensive', 'to hurt yourself'],
    ['have cold feet', 'to be too scared to start', 'to need socks'],
    ['lend a hand', 'to help', 'to give away a glove'],
    ['all ears', 'listening closely', 'covered with ears'],
    ['the last straw', 'the final annoyance', 'the end of the hay'],
    ['keep an eye on it', 'to watch over it', 'to touch it with an eye'],
    ['see eye to eye', 'to share an opinion', 'to stare'],
    ['in hot water', 'in trouble', 'taking a bath'],
  ];
