import type { Subject } from '@wonderfield/contract/options';
import { ALL_SKILLS } from '@wonderfield/questions/all-skills';
import type { GradeNumber } from '@wonderfield/questions/question';
import { chanceIfAble, difficultyAt, sigmoid } from '../../src/chance.ts';
import { EXPECTED_RATING, LOGITS_PER_GRADE } from '../../src/model.ts';
import type { Candidate } from '../../src/rungs.ts';
import { type Chance, createChance } from './chance.ts';
import { PROFILE_NAMES, PROFILES, type Profile, type ProfileName } from './profiles.ts';

/** How an explanation helps at once, in logits. */
const RETRY_HELP = 0.5;
/** How far blind rules beat chance, as the content allows it. */
const BLIND_GAIN = 0.12;
const DEVIATION = 0.7;
const MOST_LEARNED = 3;
const LONGEST_HOLD_DAYS = 30;

/** What a child knows of a skill. What was learned fades, and holds longer with each day of use. */
type Knowledge = { base: number; learned: number; holdDays: number; lastDay: number };

const nowLearned = ({ learned, holdDays, lastDay }: Knowledge, day: number) =>
  learned * Math.exp(-(day - lastDay) / (holdDays * 4));

/** A simulated child. Only the simulation knows the true ability. */
export type Child = {
  name: ProfileName;
  profile: Profile;
  grade: GradeNumber;
  chance: Chance;
  /** Returns the true rating of a skill at a grade. */
  ability: (skillId: string, at: { grade: number; day: number }) => number;
  /** Returns the true chance of a right answer, and whether the answer is right. */
  answer: (
    skillId: string,
    question: Candidate,
    at: { day: number; isRetry: boolean },
  ) => { truth: number; isRight: boolean };
};

const learnFrom = (knowledge: Knowledge, profile: Profile, day: number, isRight: boolean) => {
  knowledge.learned = Math.min(MOST_LEARNED, nowLearned(knowledge, day) + profile.learns);
  if (knowledge.lastDay < day && isRight) {
    knowledge.holdDays = Math.min(LONGEST_HOLD_DAYS, knowledge.holdDays * 1.6);
  }
  knowledge.lastDay = day;
};

/** Creates a child of the numbered profile and grade. In a static world it never learns or slips. */
export const createChild = (
  index: number,
  { seed, isStatic }: { seed: number; isStatic: boolean },
): Child => {
  const name = PROFILE_NAMES[index % PROFILE_NAMES.length] ?? 'average';
  const own: Profile = PROFILES[name];
  const profile = isStatic ? { ...own, learns: 0, slips: 0 } : own;
  const grade = (Math.floor(index / PROFILE_NAMES.length) % 9) as GradeNumber;
  const chance = createChance((index + seed) * 7919 + 17);
  const knowledge = new Map<string, Knowledge>(
    ALL_SKILLS.map(({ id }) => [
      id,
      {
        base: EXPECTED_RATING + profile.base + DEVIATION * chance.normal(),
        learned: 0,
        holdDays: 4,
        lastDay: 0,
      },
    ]),
  );
  const knowledgeOf = (skillId: string) => {
    const skillKnowledge = knowledge.get(skillId);
    if (!skillKnowledge) throw new Error(`There is no skill ${skillId}.`);
    return skillKnowledge;
  };
  const ability: Child['ability'] = (skillId, at) => {
    const own = knowledgeOf(skillId);
    return own.base + LOGITS_PER_GRADE * (grade - at.grade) + nowLearned(own, at.day);
  };
  return {
    name,
    profile,
    grade,
    chance,
    ability,
    answer: (skillId, question, { day, isRetry }) => {
      const help = isRetry ? RETRY_HELP : 0;
      const logits = ability(skillId, { grade: question.grade, day }) + help;
      const canAnswer = sigmoid(logits - difficultyAt(question.level));
      const truth = chanceIfAble(canAnswer, { guess: question.guess, slip: profile.slips });
      const isBlind = profile.isTestWise && question.kind === 'choose';
      const isRight = chance.uniform() < (isBlind ? question.guess + BLIND_GAIN : truth);
      if (!isRetry) learnFrom(knowledgeOf(skillId), profile, day, isRight);
      return { truth, isRight };
    },
  };
};

const MAIN_SUBJECTS: readonly [number, Subject][] = [
  [0.45, 'math'],
  [0.75, 'languageArts'],
];
const OTHER_SUBJECTS = [
  'science',
  'socialStudies',
  'foreignLanguage',
  'music',
  'art',
  'others',
] as const satisfies readonly Subject[];

/** Returns the place to which the child goes next. */
export const choosePlace = (chance: Chance): Subject => {
  const number = chance.uniform();
  const main = MAIN_SUBJECTS.find(([below]) => number < below);
  return main ? main[1] : chance.pick(OTHER_SUBJECTS);
};
