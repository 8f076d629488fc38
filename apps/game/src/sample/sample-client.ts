import { LAST_GRADE_WITH_VOICE } from '@wonderfield/contract/limits';
import { AVATAR_LOOKS, GRADES, type Subject } from '@wonderfield/contract/options';
import { middleStage, PLACE_ORDER } from '@wonderfield/contract/play/field';
import type { Field, Place, PlaySettings, Today } from '@wonderfield/contract/play/game-calls';
import type { GradeNumber } from '@wonderfield/questions/question';
import { LARGEST_SEED, type Skill } from '@wonderfield/questions/skill';
import type { PlayClient } from '../session/play-client.ts';
import { randomKey } from '../storage/random-key.ts';
import { dealTasks, planRow } from './plan-row.ts';
import { createGrowth } from './sample-growth.ts';
import { createRows } from './sample-rows.ts';

const DAY_SECONDS = 86_400;
/** The play time of a sample is neither counted nor limited. */
const TODAY: Today = { secondsPlayed: 0, secondsToMidnight: DAY_SECONDS };

/** The sample has no account, so the game never makes these calls. */
const needsAccount = async (): Promise<never> => {
  throw new Error('The sample has no account.');
};
const WITHOUT_ACCOUNT = {
  takeRowsAlong: needsAccount,
  plantSeed: needsAccount,
  dealAssigned: needsAccount,
  listFriends: needsAccount,
  askToVisit: needsAccount,
  visitField: needsAccount,
  leaveVisit: needsAccount,
  sayPhrase: needsAccount,
  sayTyped: needsAccount,
  blockPlayer: needsAccount,
  reportPlayer: needsAccount,
  listen: () => () => undefined,
} satisfies Partial<PlayClient>;

type SampleOptions = {
  grade: GradeNumber;
  skills: readonly Skill[];
  drawSeed?: () => number;
};

const drawAnySeed = () => 1 + Math.floor(Math.random() * LARGEST_SEED);

/** Creates the calls of one visit to the sample. They keep everything in memory. */
export const createSampleClient = ({
  grade,
  skills,
  drawSeed = drawAnySeed,
}: SampleOptions): PlayClient => {
  const growth = createGrowth();
  const rows = createRows(growth);
  const askedQuestions = new Set<string>();
  // Different for each visit, because tabs of the same player exchange results.
  const playerKey = `sample ${randomKey()}`;
  let settings: PlaySettings = {
    sound: false,
    readAloud: grade <= LAST_GRADE_WITH_VOICE,
    plain: false,
  };

  const skillsAt = (subject: Subject) => skills.filter((skill) => skill.subject === subject);
  const planAt = (subject: Subject) => planRow(skillsAt(subject), grade, rows.finishedAt(subject));
  const stageAt = (subject: Subject) => {
    const practiced = growth.skillIds();
    const stages = skillsAt(subject)
      .filter(({ id }) => practiced.includes(id))
      .map(({ id }) => growth.stageOf(id));
    return middleStage(stages);
  };
  const placeAt = (subject: Subject): Place => ({
    subject,
    isOpen: true,
    rows: rows.finishedAt(subject),
    stage: stageAt(subject),
    next: planAt(subject)[0]?.skill.name,
    isThirsty: false,
    hasOpenRow: rows.openAt(subject) !== undefined,
  });
  const places = () => PLACE_ORDER.map(placeAt);

  return {
    ...WITHOUT_ACCOUNT,
    openField: async (): Promise<Field> => ({
      playerKey,
      playerName: GRADES[grade].label,
      look: AVATAR_LOOKS[grade],
      settings,
      mayVisit: false,
      assigned: [],
      places: places(),
      seeds: [],
      rest: 'none',
      today: TODAY,
    }),
    dealRow: async (subject) =>
      rows.openAt(subject) ??
      rows.add(subject, dealTasks(planAt(subject), { grade, askedQuestions, drawSeed })),
    saveAnswers: async (answers) => ({
      ...(await rows.save(answers, places)),
      rest: 'none',
      today: TODAY,
    }),
    saveSettings: async (changed) => {
      settings = changed;
    },
  };
};
