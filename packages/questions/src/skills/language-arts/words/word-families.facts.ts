/** [word, its prefix or suffix, its meaning], by base. All are real words. */
export const WORD_FAMILIES: readonly {
  base: string;
  words: readonly (readonly [word: string, part: string, meaning: string])[];
}[] = [
  {
    base: 'use',
    words: [
      ['reuse', 're-', 'use again'],
      ['misuse', 'mis-', 'use in a mistaken way'],
      ['overuse', 'over-', 'use too much'],
      ['useful', '-ful', 'full of use'],
      ['useless', '-less', 'without use'],
      ['user', '-er', 'a person who uses'],
    ],
  },
  {
    base: 'help',
    words: [
      ['helpful', '-ful', 'full of help'],
      ['helpless', '-less', 'without help'],
      ['helper', '-er', 'a person who helps'],
    ],
  },
  {
    base: 'play',
    words: [
      ['replay', 're-', 'play again'],
      ['playful', '-ful', 'full of play'],
      ['player', '-er', 'a person who plays'],
    ],
  },
  {
    base: 'view',
    words: [
      ['preview', 'pre-', 'view before'],
      ['review', 're-', 'view again'],
      ['viewer', '-er', 'a person who views'],
      ['viewable', '-able', 'can be viewed'],
    ],
  },
  {
    base: 'color',
    words: [
      ['recolor', 're-', 'color again'],
      ['colorful', '-ful', 'full of color'],
      ['colorless', '-less', 'without color'],
    ],
  },
  {
    base: 'pack',
    words: [
      ['repack', 're-', 'pack again'],
      ['prepack', 'pre-', 'pack before'],
      ['overpack', 'over-', 'pack too much'],
      ['packer', '-er', 'a person who packs'],
    ],
  },
  {
    base: 'write',
    words: [
      ['rewrite', 're-', 'write again'],
      ['prewrite', 'pre-', 'write before'],
      ['writer', '-er', 'a person who writes'],
    ],
  },
  {
    base: 'test',
    words: [
      ['retest', 're-', 'test again'],
      ['pretest', 'pre-', 'test before'],
      ['tester', '-er', 'a person who tests'],
      ['testable', '-able', 'can be tested'],
    ],
  },
  {
    base: 'teach',
    words: [
      ['reteach', 're-', 'teach again'],
      ['preteach', 'pre-', 'teach before'],
      ['teacher', '-er', 'a person who teaches'],
      ['teachable', '-able', 'can be taught'],
    ],
  },
  {
    base: 'sell',
    words: [
      ['resell', 're-', 'sell again'],
      ['presell', 'pre-', 'sell before'],
      ['seller', '-er', 'a person who sells'],
      ['oversell', 'over-', 'sell too much'],
    ],
  },
  {
    base: 'read',
    words: [
      ['reread', 're-', 'read again'],
      ['misread', 'mis-', 'read in a mistaken way'],
      ['reader', '-er', 'a person who reads'],
      ['readable', '-able', 'can be read'],
    ],
  },
  {
    base: 'heat',
    words: [
      ['preheat', 'pre-', 'heat before'],
      ['reheat', 're-', 'heat again'],
      ['overheat', 'over-', 'heat too much'],
    ],
  },
  {
    base: 'cook',
    words: [
      ['precook', 'pre-', 'cook before'],
      ['recook', 're-', 'cook again'],
      ['overcook', 'over-', 'cook too much'],
    ],
  },
  {
    base: 'count',
    words: [
      ['recount', 're-', 'count again'],
      ['miscount', 'mis-', 'count in a mistaken way'],
      ['countable', '-able', 'can be counted'],
    ],
  },
  {
    base: 'spell',
    words: [
      ['respell', 're-', 'spell again'],
      ['misspell', 'mis-', 'spell in a mistaken way'],
      ['speller', '-er', 'a person who spells'],
    ],
  },
  {
    base: 'train',
    words: [
      ['retrain', 're-', 'train again'],
      ['trainer', '-er', 'a person who trains'],
      ['overtrain', 'over-', 'train too much'],
      ['trainable', '-able', 'can be trained'],
    ],
  },
  {
    base: 'load',
    words: [
      ['reload', 're-', 'load again'],
      ['preload', 'pre-', 'load before'],
      ['overload', 'over-', 'load too much'],
    ],
  },
  {
    base: 'print',
    words: [
      ['reprint', 're-', 'print again'],
      ['misprint', 'mis-', 'print in a mistaken way'],
      ['printable', '-able', 'can be printed'],
    ],
  },
  {
    base: 'order',
    words: [
      ['reorder', 're-', 'order again'],
      ['preorder', 'pre-', 'order before'],
      ['overorder', 'over-', 'order too much'],
    ],
  },
  {
    base: 'sleep',
    words: [
      ['oversleep', 'over-', 'sleep too much'],
      ['sleepless', '-less', 'without sleep'],
      ['sleeper', '-er', 'a person who sleeps'],
    ],
  },
  {
    base: 'work',
    words: [
      ['rework', 're-', 'work again'],
      ['overwork', 'over-', 'work too much'],
      ['worker', '-er', 'a person who works'],
      ['workable', '-able', 'can be worked'],
    ],
  },
  {
    base: 'wash',
    words: [
      ['prewash', 'pre-', 'wash before'],
      ['rewash', 're-', 'wash again'],
      ['washable', '-able', 'can be washed'],
    ],
  },
  {
    base: 'pay',
    words: [
      ['prepay', 'pre-', 'pay before'],
      ['overpay', 'over-', 'pay too much'],
      ['payer', '-er', 'a person who pays'],
      ['payable', '-able', 'can be paid'],
    ],
  },
  {
    base: 'build',
    words: [
      ['rebuild', 're-', 'build again'],
      ['overbuild', 'over-', 'build too much'],
      ['builder', '-er', 'a person who builds'],
    ],
  },
];

/** What a prefix or suffix means. `from` is the first grade that learns it. */
export const PART_MEANINGS: readonly {
  part: string;
  means: string;
  from: 3 | 4;
  words: readonly string[];
}[] = [
  {
    part: 'un-',
    means: 'not',
    from: 3,
    words: ['unhappy', 'unkind', 'unsafe', 'uneven', 'unfair'],
  },
  { part: 're-', means: 'again', from: 3, words: ['rewrite', 'rebuild', 'reread', 'refill'] },
  { part: 'pre-', means: 'before', from: 3, words: ['preheat', 'prepay', 'preview', 'prewash'] },
  { part: 'mis-', means: 'in a mistaken way', from: 4, words: ['misspell', 'misread', 'misuse'] },
  { part: 'over-', means: 'too much', from: 4, words: ['overeat', 'overcook', 'overpack'] },
  {
    part: '-less',
    means: 'without',
    from: 3,
    words: ['fearless', 'careless', 'hopeless', 'endless'],
  },
  { part: '-ful', means: 'full of', from: 3, words: ['colorful', 'hopeful', 'playful', 'careful'] },
  {
    part: '-er',
    means: 'a person who',
    from: 3,
    words: ['teacher', 'painter', 'farmer', 'singer'],
  },
  { part: '-able', means: 'can be', from: 4, words: ['washable', 'readable', 'breakable'] },
];

/** Made-up verbs. A student who knows the part can work out what a new word means. */
export const MADE_UP = ['blick', 'zorp', 'fimp', 'drim', 'vork', 'glab', 'plim', 'snerd'] as const;

/** [verb, form after "a person who"] */
export const ACTIONS = [
  ['jump', 'jumps'],
  ['paint', 'paints'],
  ['count', 'counts'],
  ['wash', 'washes'],
  ['draw', 'draws'],
  ['cook', 'cooks'],
] as const;
