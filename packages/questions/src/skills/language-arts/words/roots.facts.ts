import type { GradeNumber } from '../../../question.ts';

type Root = {
  root: string;
  means: string;
  /** [word, meaning] */
  words: readonly (readonly [string, string])[];
  from: GradeNumber;
};

/** Greek and Latin roots with unique meanings. */
export const ROOTS: readonly Root[] = [
  {
    root: 'aqua',
    means: 'water',
    from: 5,
    words: [
      ['aquarium', 'a tank of water for fish'],
      ['aquatic', 'living in water'],
    ],
  },
  {
    root: 'bio',
    means: 'life',
    from: 5,
    words: [
      ['biology', 'the study of living things'],
      ['biography', "the story of a person's life"],
    ],
  },
  {
    root: 'geo',
    means: 'earth',
    from: 5,
    words: [
      ['geology', 'the study of the earth'],
      ['geography', 'the study of places on earth'],
    ],
  },
  {
    root: 'graph',
    means: 'write',
    from: 5,
    words: [
      ['autograph', 'your name in your own writing'],
      ['paragraph', 'a group of written sentences'],
    ],
  },
  {
    root: 'tele',
    means: 'far',
    from: 5,
    words: [
      ['telescope', 'a tool to see far things'],
      ['telephone', 'a tool to talk from far away'],
    ],
  },
  {
    root: 'port',
    means: 'carry',
    from: 5,
    words: [
      ['transport', 'to carry from place to place'],
      ['portable', 'able to be carried'],
    ],
  },
  {
    root: 'phon',
    means: 'sound',
    from: 5,
    words: [
      ['microphone', 'a tool that picks up sound'],
      ['phonics', 'the study of sounds in reading'],
    ],
  },
  {
    root: 'struct',
    means: 'build',
    from: 6,
    words: [
      ['construct', 'to build'],
      ['structure', 'something that is built'],
    ],
  },
  {
    root: 'dict',
    means: 'say',
    from: 6,
    words: [
      ['predict', 'to say what will happen'],
      ['dictate', 'to say words for writing down'],
    ],
  },
  {
    root: 'spect',
    means: 'look',
    from: 6,
    words: [
      ['inspect', 'to look closely'],
      ['spectator', 'somebody who looks on'],
    ],
  },
  {
    root: 'rupt',
    means: 'break',
    from: 6,
    words: [
      ['erupt', 'to break out'],
      ['interrupt', 'to break into a talk'],
    ],
  },
  {
    root: 'therm',
    means: 'heat',
    from: 6,
    words: [
      ['thermometer', 'a tool that shows how hot it is'],
      ['thermal', 'having to do with heat'],
    ],
  },
  {
    root: 'chron',
    means: 'time',
    from: 7,
    words: [
      ['chronological', 'in order of time'],
      ['synchronize', 'to set to the same time'],
    ],
  },
  {
    root: 'aud',
    means: 'hear',
    from: 7,
    words: [
      ['audible', 'able to be heard'],
      ['audience', 'people who listen'],
    ],
  },
  {
    root: 'ped',
    means: 'foot',
    from: 8,
    words: [
      ['pedestrian', 'a person on foot'],
      ['pedal', 'a lever for the foot'],
    ],
  },
];

/** Words that are built of two roots, in their order. */
export const TWO_ROOTS: readonly {
  word: string;
  parts: readonly [readonly [root: string, means: string], readonly [root: string, means: string]];
  from: GradeNumber;
}[] = [
  {
    word: 'photograph',
    parts: [
      ['photo', 'light'],
      ['graph', 'write'],
    ],
    from: 5,
  },
  {
    word: 'telescope',
    parts: [
      ['tele', 'far'],
      ['scope', 'look'],
    ],
    from: 5,
  },
  {
    word: 'microscope',
    parts: [
      ['micro', 'small'],
      ['scope', 'look'],
    ],
    from: 5,
  },
  {
    word: 'telephone',
    parts: [
      ['tele', 'far'],
      ['phon', 'sound'],
    ],
    from: 5,
  },
  {
    word: 'microphone',
    parts: [
      ['micro', 'small'],
      ['phon', 'sound'],
    ],
    from: 5,
  },
  {
    word: 'biology',
    parts: [
      ['bio', 'life'],
      ['logy', 'study'],
    ],
    from: 5,
  },
  {
    word: 'geology',
    parts: [
      ['geo', 'earth'],
      ['logy', 'study'],
    ],
    from: 5,
  },
  {
    word: 'autograph',
    parts: [
      ['auto', 'self'],
      ['graph', 'write'],
    ],
    from: 5,
  },
  {
    word: 'geography',
    parts: [
      ['geo', 'earth'],
      ['graph', 'write'],
    ],
    from: 5,
  },
  {
    word: 'biography',
    parts: [
      ['bio', 'life'],
      ['graph', 'write'],
    ],
    from: 5,
  },
  {
    word: 'phonograph',
    parts: [
      ['phon', 'sound'],
      ['graph', 'write'],
    ],
    from: 5,
  },
  {
    word: 'telegraph',
    parts: [
      ['tele', 'far'],
      ['graph', 'write'],
    ],
    from: 5,
  },
  {
    word: 'symphony',
    parts: [
      ['sym', 'together'],
      ['phon', 'sound'],
    ],
    from: 5,
  },
  {
    word: 'thermometer',
    parts: [
      ['thermo', 'heat'],
      ['meter', 'measure'],
    ],
    from: 6,
  },
  {
    word: 'geometry',
    parts: [
      ['geo', 'earth'],
      ['metry', 'measure'],
    ],
    from: 6,
  },
  {
    word: 'photometer',
    parts: [
      ['photo', 'light'],
      ['meter', 'measure'],
    ],
    from: 6,
  },
  {
    word: 'chronometer',
    parts: [
      ['chrono', 'time'],
      ['meter', 'measure'],
    ],
    from: 7,
  },
  {
    word: 'chronology',
    parts: [
      ['chrono', 'time'],
      ['logy', 'study'],
    ],
    from: 7,
  },
  {
    word: 'audiology',
    parts: [
      ['audio', 'hear'],
      ['logy', 'study'],
    ],
    from: 7,
  },
  {
    word: 'audiometer',
    parts: [
      ['audio', 'hear'],
      ['meter', 'measure'],
    ],
    from: 7,
  },
  {
    word: 'pedometer',
    parts: [
      ['pedo', 'foot'],
      ['meter', 'measure'],
    ],
    from: 8,
  },
  {
    word: 'thermograph',
    parts: [
      ['thermo', 'heat'],
      ['graph', 'write'],
    ],
    from: 8,
  },
  {
    word: 'zoology',
    parts: [
      ['zoo', 'animal'],
      ['logy', 'study'],
    ],
    from: 6,
  },
  {
    word: 'hydrometer',
    parts: [
      ['hydro', 'water'],
      ['meter', 'measure'],
    ],
    from: 8,
  },
];

/** Returns true if a word also has a root with this meaning: the "scope" of telescope means look. */
export const hasMeaning = (word: string, meaning: string) =>
  TWO_ROOTS.some((row) => row.word === word && row.parts.some(([, means]) => means === meaning));
