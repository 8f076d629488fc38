import { chooseOne } from '../../../kit/choose-one.ts';
import type { GradeNumber, Level, Question } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill } from '../../../skill.ts';
import {
  IRREGULAR_VERBS,
  REGULAR_VERBS,
  SUBJECTS_OF_SENTENCES,
  TRICKY_SUBJECTS,
} from './verbs.facts.ts';

const ALL = [...REGULAR_VERBS, ...IRREGULAR_VERBS];

const whenItHappens = (rng: SeededRandom): Question => {
  const { base, does, did, rest } = rng.pick(REGULAR_VERBS);
  const will = `will ${base}`;
  // "Every day she visited" and "tomorrow she visits" are correct English, so they cannot be
  // mistakes.
  const { when, right, others, because } = rng.pick([
    {
      when: 'Yesterday',
      right: did,
      others: [does, will],
      because: 'Yesterday is over, so the verb is in the past',
    },
    {
      when: 'These days',
      right: does,
      others: [did, will],
      because: 'These days means now, so the verb is in the present',
    },
    {
      when: 'Tomorrow',
      right: will,
      others: [did, `has ${did}`],
      because: 'Tomorrow is still to come, so use "will"',
    },
  ]);
  return {
    ask: 'Which verb fits the time in the sentence?',
    picture: { kind: 'passage', text: `${when} the girl … ${rest}.` },
    ...chooseOne(rng, {
      right,
      mistakes: others.map((choice) => ({
        choice,
        headline: `Look at "${when.toLowerCase()}".`,
        reason: `"${choice}" tells about another time. ${because}: "${right}".`,
        misconception: 'otherTime',
      })),
    }),
    solved: `${when} the girl ${right} ${rest}.`,
    praise: `"${when}" told you which tense to use.`,
    hint: 'Which part of the sentence tells when?',
  };
};

const irregularPast = (rng: SeededRandom): Question => {
  const { base, does, did, rest, regularized } = rng.pick(IRREGULAR_VERBS);
  return {
    ask: 'Which verb fits the gap?',
    picture: { kind: 'passage', text: `Last week the boy … ${rest}.` },
    ...chooseOne(rng, {
      right: did,
      mistakes: [
        {
          choice: regularized,
          headline: 'This verb has its own past form.',
          reason: `"-ed" works for many verbs, but not for "${base}". It is "${did}".`,
          misconception: 'regularizes',
        },
        {
          choice: does,
          headline: 'When did it happen?',
          reason: `"${does}" tells about the present. Last week is past: "${did}".`,
          misconception: 'otherTime',
        },
        {
          choice: `${did}${did.endsWith('e') ? 'd' : 'ed'}`,
          headline: 'One past ending is enough.',
          reason: `"${did}" is past already. It needs no "-ed".`,
          misconception: 'regularizes',
        },
      ],
    }),
    solved: `Last week the boy ${did} ${rest}.`,
    praise: `You knew that "${base}" has its own past form.`,
    hint: 'Say it aloud with "yesterday". What sounds right?',
  };
};

const agreement = (rng: SeededRandom, level: Level): Question => {
  const subject: { text: string; isOne: boolean; head?: string } = rng.pick<
    (typeof SUBJECTS_OF_SENTENCES | typeof TRICKY_SUBJECTS)[number]
  >(level === 1 ? SUBJECTS_OF_SENTENCES : TRICKY_SUBJECTS);
  const { base, does, rest } = rng.pick(ALL);
  const [right, other] = subject.isOne ? [does, base] : [base, does];
  const head = subject.head ?? subject.text;
  return {
    ask: 'Which verb agrees with the subject?',
    picture: { kind: 'passage', text: `${subject.text} … ${rest} every day.` },
    ...chooseOne(rng, {
      right,
      mistakes: [
        {
          choice: other,
          headline: 'One, or more than one?',
          reason: `The subject is "${head}": ${subject.isOne ? 'only one' : 'more than one'}. So the verb is "${right}".`,
          misconception: 'agreement',
        },
        {
          choice: `is ${base}`,
          headline: 'Read it aloud.',
          reason: `"is ${base}" is not a form of the verb. With "${head}" it is "${right}".`,
        },
        {
          choice: `${base}ing`,
          headline: 'Something is missing.',
          reason: `"${base}ing" needs "is" or "are" before it. Here the verb is "${right}".`,
        },
      ],
    }),
    solved: `${subject.text} ${right} ${rest} every day.`,
    praise: 'You found the subject first, and the verb agrees with it.',
    hint: 'Who does it? Is that one, or more than one?',
  };
};

export const verbs = defineSkill({
  id: 'verb-tense-and-agreement',
  version: 1,
  subject: 'languageArts',
  name: 'Verbs that fit',
  grades: [3, 6],
  standards: ['L.3.1.D', 'L.3.1.E', 'L.3.1.F'],
  kinds: ['choose'],
  forTeachers: {
    about: 'Chooses the tense that fits the time and a verb that agrees with its subject.',
    toTry: 'Retell one sentence for yesterday, today and tomorrow.',
  },
  atDinner: 'What did you do today that you will do again tomorrow?',
  slips: {
    otherTime: 'Uses a tense that does not fit the time in the sentence.',
    regularizes: 'Adds -ed to a verb that has its own past form.',
    agreement: 'Lets the verb agree with the nearest word, not with the subject.',
  },
  make: (rng, { grade, level }: { grade: GradeNumber; level: Level }) => {
    const variant = rng.int(1, 3);
    if (variant === 1 && grade <= 4) return whenItHappens(rng);
    return variant <= 2 ? irregularPast(rng) : agreement(rng, level);
  },
});
