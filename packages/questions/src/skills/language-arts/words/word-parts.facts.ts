import type { GradeNumber } from '../../../question.ts';

export type Affix = {
  part: string;
  /** Its meaning with a base: "not …". */
  meaning: string;
  from: GradeNumber;
  /** [base, whole word] */
  words: readonly (readonly [base: string, word: string])[];
};

export const PREFIXES: readonly Affix[] = [
  {
    part: 'un-',
    meaning: 'not …',
    from: 3,
    words: [
      ['happy', 'unhappy'],
      ['kind', 'unkind'],
      ['safe', 'unsafe'],
      ['even', 'uneven'],
    ],
  },
  {
    part: 're-',
    meaning: '… again',
    from: 3,
    words: [
      ['write', 'rewrite'],
      ['build', 'rebuild'],
      ['read', 'reread'],
      ['fill', 'refill'],
    ],
  },
  {
    part: 'pre-',
    meaning: '… before',
    from: 3,
    words: [
      ['heat', 'preheat'],
      ['pay', 'prepay'],
      ['view', 'preview'],
      ['wash', 'prewash'],
    ],
  },
  {
    part: 'mis-',
    meaning: '… in a mistaken way',
    from: 4,
    words: [
      ['spell', 'misspell'],
      ['read', 'misread'],
      ['judge', 'misjudge'],
      ['use', 'misuse'],
    ],
  },
  {
    part: 'over-',
    meaning: '… too much',
    from: 4,
    words: [
      ['eat', 'overeat'],
      ['cook', 'overcook'],
      ['pack', 'overpack'],
      ['pay', 'overpay'],
    ],
  },
];

/** The bases are verbs as well as nouns, so each suffix makes sense with each base. */
export const SUFFIXES: readonly Affix[] = [
  {
    part: '-less',
    meaning: 'without …',
    from: 3,
    words: [
      ['help', 'helpless'],
      ['fear', 'fearless'],
      ['care', 'careless'],
      ['hope', 'hopeless'],
    ],
  },
  {
    part: '-ful',
    meaning: 'full of …',
    from: 3,
    words: [
      ['color', 'colorful'],
      ['hope', 'hopeful'],
      ['play', 'playful'],
      ['care', 'careful'],
    ],
  },
  {
    part: '-er',
    meaning: 'somebody who can …',
    from: 3,
    words: [
      ['teach', 'teacher'],
      ['paint', 'painter'],
      ['farm', 'farmer'],
      ['sing', 'singer'],
    ],
  },
  {
    part: '-able',
    meaning: 'something you can …',
    from: 4,
    words: [
      ['wash', 'washable'],
      ['read', 'readable'],
      ['repair', 'repairable'],
      ['break', 'breakable'],
    ],
  },
];
