import type { ChildFriends } from '@wonderfield/contract/friends/friend-calls';
import type { ChildSkill } from '@wonderfield/contract/progress/child-skill';
import type {
  ChildProgress,
  ClassProgress,
  ProgressCell,
} from '@wonderfield/contract/progress/progress';
import type { PlayTime } from '@wonderfield/contract/progress/progress-calls';

export const aCell = (
  cell: Pick<ProgressCell, 'skillId' | 'stage' | 'level' | 'percent' | 'answers'>,
): ProgressCell => ({
  ...cell,
  right: Math.round((cell.answers * cell.percent) / 100),
  days: 3,
  isRated: true,
  isSure: cell.answers >= 12,
  answersToGo: Math.max(0, 12 - cell.answers),
});

/** A class of two students, one of which has practiced fewer skills. */
export const aClassProgress = (over: Partial<ClassProgress> = {}): ClassProgress => ({
  classroomName: 'Room 12 Explorers',
  grade: '3',
  today: '2026-11-16',
  skills: [
    { skillId: 'equal-groups', name: 'Equal groups', subject: 'math', standards: ['3.OA.A.1'] },
    { skillId: 'rounding', name: 'Rounding', subject: 'math', standards: ['3.NBT.A.1'] },
    { skillId: 'food-chains', name: 'Food chains', subject: 'science', standards: [] },
  ],
  students: [
    {
      studentId: 'student-1',
      firstName: 'Amara',
      lastName: 'Diallo',
      cells: [
        aCell({ skillId: 'equal-groups', stage: 'bloom', level: 3, percent: 96, answers: 24 }),
        aCell({ skillId: 'rounding', stage: 'sprout', level: 1, percent: 58, answers: 12 }),
      ],
    },
    {
      studentId: 'student-2',
      firstName: 'Ben',
      lastName: '',
      cells: [
        aCell({ skillId: 'equal-groups', stage: 'seed', level: 1, percent: 38, answers: 8 }),
        aCell({ skillId: 'food-chains', stage: 'leaf', level: 2, percent: 70, answers: 10 }),
      ],
    },
  ],
  help: [
    {
      studentId: 'student-2',
      skillId: 'equal-groups',
      whatHappened: 'Adds the two numbers in every story.',
      toTry: 'Draw the story before the sum.',
    },
  ],
  groups: [],
  ready: [],
  ...over,
});

/** A week with one rest day between two days of play. */
export const aChildProgress = (over: Partial<ChildProgress> = {}): ChildProgress => ({
  childId: 'child-1',
  firstName: 'Maya',
  week: { from: '2026-11-09', to: '2026-11-15', earlier: '2026-11-02' },
  today: '2026-11-15',
  days: [
    { day: '2026-11-09', minutes: 18, questions: 30, right: 24 },
    { day: '2026-11-10', minutes: 0, questions: 0, right: 0 },
    { day: '2026-11-11', minutes: 52, questions: 70, right: 58 },
    ...['2026-11-12', '2026-11-13', '2026-11-14', '2026-11-15'].map((day) => ({
      day,
      minutes: 0,
      questions: 0,
      right: 0,
    })),
  ],
  subjects: [
    { subject: 'math', questions: 60, right: 53 },
    { subject: 'science', questions: 40, right: 29 },
  ],
  skills: [
    {
      skillId: 'adding-past-ten',
      name: 'Adding past ten',
      subject: 'math',
      standards: ['1.OA.C.6'],
      stage: 'bud',
      grade: 1,
      level: 2,
      isSure: true,
      answersToGo: 0,
      percent: 85,
      answers: 32,
    },
    {
      skillId: 'food-chains',
      name: 'Food chains',
      subject: 'science',
      standards: [],
      stage: 'sprout',
      grade: 2,
      level: 1,
      isSure: false,
      answersToGo: 5,
      percent: 50,
      answers: 8,
    },
  ],
  rows: 16,
  atDinner: 'Why does a frog need water and land?',
  movedIn: { subject: 'science', visitor: 'frog', rows: 3 },
  ...over,
});

/** A skill at bud, of which the model is not sure yet. */
export const aChildSkill = (over: Partial<ChildSkill> = {}): ChildSkill => ({
  childId: 'child-1',
  firstName: 'Maya',
  skillId: 'adding-past-ten',
  name: 'Adding past ten',
  subject: 'math',
  about: 'Adds two one-digit numbers whose sum passes ten.',
  stage: 'bud',
  grade: 2,
  level: 2,
  isSure: false,
  answersToGo: 5,
  isRated: true,
  answers: 18,
  right: 15,
  days: 4,
  today: '2026-11-17',
  lastDay: '2026-11-15',
  sampleGrade: 2,
  misconception: {
    whatHappened: 'Counts on from the first number and is one off.',
    times: 2,
  },
  sample: {
    ask: 'How many in all?',
    picture: { inWords: '8 plus 5 equals', sum: '8 + 5 =', frames: [8, 5] },
    parts: [],
    solved: '8 + 5 = 13',
    steps: [{ say: '8 needs 2 more to make 10.', frames: [8, 5] }, { say: '10 and 3 is 13.' }],
  },
  toTry: 'Fill a ten-frame with beans first.',
  next: [
    { skillId: 'taking-away', name: 'Taking away past ten', grade: 2, stage: 'sprout' },
    { skillId: 'two-digits', name: 'Adding two-digit numbers', grade: 2 },
  ],
  ...over,
});

export const NO_DAILY_LIMIT = { extraMinutes: 0, playedMinutes: 0 } as const satisfies PlayTime;

export const NO_FRIENDS: ChildFriends = {
  requests: [],
  friends: [],
  refused: [],
  blocked: [],
  sayings: [],
};
