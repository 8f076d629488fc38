import { capital } from '../../../kit/capital.ts';
import { chooseOne } from '../../../kit/choose-one.ts';
import type { Level, Question } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import type { MakeAt } from '../../../skill.ts';
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
    steps: [
      { say: `Find the word for the time: ${when.toLowerCase()}.` },
      { say: `${because}.` },
      { say: `${when} the girl ${right} ${rest}.` },
    ],
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
    steps: [
      { say: 'Last week is over, so the verb is in the past.' },
      { say: `"${capital(base)}" has its own past form, not "${regularized}".` },
      { say: `Last week the boy ${did} ${rest}.` },
    ],
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
    steps: [
      { say: `The subject is "${head}".` },
      { say: subject.isOne ? 'It is only one.' : 'It is more than one.' },
      { say: `${subject.text} ${right} ${rest} every day.` },
    ],
  };
};

/** Builds a question of version 1. */
export const makeFirstVerbs = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  const variant = rng.int(1, 3);
  if (variant === 1 && grade <= 4) return whenItHappens(rng);
  return variant <= 2 ? irregularPast(rng) : agreement(rng, level);
};
