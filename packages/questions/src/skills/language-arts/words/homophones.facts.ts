import type { GradeNumber } from '../../../question.ts';

type Spelling = {
  word: string;
  /** Completes the sentence "… means". */
  means: string;
  sentences: readonly string[];
};

/** Words that sound alike. `from` is the first grade that learns them. */
export const HOMOPHONES: readonly {
  from: GradeNumber;
  /** First grade since version 2, if it is later. */
  laterFrom?: GradeNumber;
  words: readonly Spelling[];
}[] = [
  {
    from: 3,
    words: [
      {
        word: 'their',
        means: 'belonging to them',
        sentences: ['The owls left … nest.', 'They lost … map.'],
      },
      {
        word: 'there',
        means: 'in that place',
        sentences: ['Put the cup over …', 'Sit … by the window.'],
      },
      {
        word: "they're",
        means: 'they are',
        sentences: ['I think … late again.', 'Look, … building a fort.'],
      },
    ],
  },
  {
    from: 3,
    words: [
      { word: 'to', means: 'toward', sentences: ['We walked … the pond.', 'Give it … me.'] },
      {
        word: 'too',
        means: 'also, or more than enough',
        sentences: ['The soup is … hot.', 'May I come …?'],
      },
      {
        word: 'two',
        means: 'one more than one',
        sentences: ['A bike has … wheels.', 'She has … hens.'],
      },
    ],
  },
  {
    from: 4,
    words: [
      { word: 'sight', means: 'something you see', sentences: ['The sunrise was a fine …'] },
      { word: 'site', means: 'a place', sentences: ['The workers met at the building …'] },
      {
        word: 'cite',
        means: 'to name a source',
        sentences: ['In your report, … the book you used.'],
      },
    ],
  },
  {
    from: 3,
    words: [
      { word: 'by', means: 'near', sentences: ['The mill stands … the river.'] },
      { word: 'buy', means: 'to pay for something', sentences: ['We … bread at the market.'] },
      { word: 'bye', means: 'a short goodbye', sentences: ['She waved and said …'] },
    ],
  },
  {
    from: 3,
    laterFrom: 5,
    words: [
      { word: 'for', means: 'given or sent to', sentences: ['This letter is … you.'] },
      { word: 'four', means: 'the number 4', sentences: ['A table has … legs.'] },
      {
        word: 'fore',
        means: "a golfer's warning",
        sentences: ['Golfers shout "…" when a ball flies toward people.'],
      },
    ],
  },
  {
    from: 3,
    laterFrom: 4,
    words: [
      { word: 'rain', means: 'water from clouds', sentences: ['The … filled the barrel.'] },
      {
        word: 'rein',
        means: 'a strap to steer a horse',
        sentences: ['She pulled the horse back with one …'],
      },
      {
        word: 'reign',
        means: 'the time a king or queen rules',
        sentences: ["The queen's … lasted forty years."],
      },
    ],
  },
  {
    from: 3,
    words: [
      { word: 'road', means: 'a way for cars', sentences: ['The … to town is narrow.'] },
      { word: 'rode', means: 'sat on and traveled', sentences: ['He … his bike to school.'] },
      { word: 'rowed', means: 'moved a boat with oars', sentences: ['They … across the lake.'] },
    ],
  },
  {
    from: 4,
    words: [
      { word: 'pair', means: 'two that belong together', sentences: ['I need a new … of socks.'] },
      { word: 'pear', means: 'a fruit', sentences: ['She ate a ripe …'] },
      {
        word: 'pare',
        means: 'to cut off the skin',
        sentences: ['Use a small knife to … the apple.'],
      },
    ],
  },
  {
    from: 4,
    words: [
      { word: 'scent', means: 'a smell', sentences: ['The rose has a sweet …'] },
      { word: 'cent', means: 'a coin worth 1¢', sentences: ['A penny is worth one …'] },
      { word: 'sent', means: 'made something go', sentences: ['We … a card to Mr. Ruiz.'] },
    ],
  },
  {
    from: 5,
    words: [
      { word: 'peak', means: 'the top of a mountain', sentences: ['Snow covers the … all year.'] },
      { word: 'peek', means: 'a quick look', sentences: ['Take a … inside the box.'] },
      {
        word: 'pique',
        means: 'to stir up interest',
        sentences: ['A good title can … your interest.'],
      },
    ],
  },
  {
    from: 5,
    words: [
      {
        word: 'aisle',
        means: 'a walkway between rows',
        sentences: ['Do not block the … of the bus.'],
      },
      { word: 'isle', means: 'a small island', sentences: ['They sailed to a tiny …'] },
      { word: "I'll", means: 'I will', sentences: ['Wait here and … get the key.'] },
    ],
  },
];
