import type { Subject } from '@wonderfield/contract/options';

/** The past play of a demo student. */
export type DemoPlayer = {
  username: string;
  weeks: number;
  daysAWeek: number;
  rowsADay: number;
  percentRight: number;
  /** A subject that is listed twice is chosen twice as often. */
  subjects: readonly Subject[];
};

const EVERYTHING: readonly Subject[] = [
  ...(['math', 'math', 'math', 'languageArts', 'languageArts', 'science', 'science'] as const),
  ...(['socialStudies', 'music', 'art', 'foreignLanguage', 'others'] as const),
];
const AT_SCHOOL: readonly Subject[] = ['math', 'math', 'science'];

const classmate = (username: string, percentRight: number): DemoPlayer => ({
  username,
  weeks: 3,
  daysAWeek: 3,
  rowsADay: 2,
  percentRight,
  subjects: AT_SCHOOL,
});

/**
 * One child with a field of several months, and a class after three weeks. Two students have not
 * started.
 */
export const DEMO_PLAYERS: readonly DemoPlayer[] = [
  {
    username: 'maya4827',
    weeks: 16,
    daysAWeek: 4,
    rowsADay: 2,
    percentRight: 84,
    subjects: EVERYTHING,
  },
  classmate('amara903', 92),
  classmate('ben4021', 48),
  classmate('chloe7735', 96),
  classmate('diego2846', 76),
  classmate('freya5519', 85),
  classmate('hana3684', 72),
  classmate('isaac9270', 40),
  classmate('layla6458', 88),
  classmate('noah8126', 58),
];
