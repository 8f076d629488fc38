import type { Level } from '../../question.ts';

const LETTERS = 'CDEFGAB';

/** Step 0 is the E on the lowest line. */
export const letterAt = (step: number) => LETTERS[(((step + 2) % 7) + 7) % 7] ?? 'C';

export const shiftLetter = (letter: string, by: number) =>
  LETTERS[(LETTERS.indexOf(letter) + by + 7) % 7] ?? 'C';

/** Returns the positions of a letter on the five lines and four spaces, low to high. */
export const stepsOf = (letter: string) =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((step) => letterAt(step) === letter);

/** Lines and spaces are counted from the bottom. */
const PLACES: Readonly<Record<string, string>> = {
  '-2': 'on the short line below',
  '-1': 'right below the lowest line',
  '0': 'on line 1',
  '1': 'in space 1',
  '2': 'on line 2',
  '3': 'in space 2',
  '4': 'on line 3',
  '5': 'in space 3',
  '6': 'on line 4',
  '7': 'in space 4',
  '8': 'on line 5',
  '9': 'right above the highest line',
  '10': 'on the short line above',
};

export const placeOf = (step: number) => PLACES[String(step)] ?? 'on the staff';

/** Words made of note names, at least four per length and level. */
export const NOTE_WORDS: Readonly<Record<Level, readonly string[]>> = {
  1: ['BAG', 'BED', 'BEE', 'CAB', 'EGG', 'ADD', 'AGE', 'ACE', 'FED', 'DAB', 'DAD', 'GAB', 'FAB'],
  2: ['FACE', 'CAGE', 'CAFE', 'BEAD', 'EDGE', 'FADE', 'FEED', 'DEED', 'AGED', 'BEEF', 'DEAF'],
  3: ['BADGE', 'FACED', 'ADDED', 'CAGED', 'FADED', 'CEDED', 'FACADE', 'DECADE', 'BAGGED', 'BEDDED'],
};

/** The words of version 1. */
export const FIRST_NOTE_WORDS: Readonly<Record<Level, readonly string[]>> = {
  1: ['BAG', 'BED', 'BEE', 'CAB', 'EGG', 'ADD', 'AGE', 'ACE', 'FED'],
  2: ['FACE', 'CAGE', 'CAFE', 'BEAD', 'EDGE', 'FADE', 'FEED', 'DEED', 'AGED'],
  3: [
    'FACE',
    'CAGE',
    'BEAD',
    'EDGE',
    'FADE',
    'FEED',
    'CAFE',
    'BADGE',
    'FACED',
    'ADDED',
    'CAGED',
    'FADED',
  ],
};
