import { chooseOne, type Mistake } from '../../../kit/choose-one.ts';
import type { GradeNumber, Question } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../../skill.ts';
import {
  DOERS,
  IRREGULAR_VERBS,
  REGULAR_VERBS,
  SUBJECTS_OF_SENTENCES,
  TRICKY_SUBJECTS,
} from './verbs.facts.ts';
import { makeFirstVerbs } from './verbs-first-version.ts';

type Verb = (typeof REGULAR_VERBS)[number] & { regularized?: string };

/* Each time fits one of the forms only: "every day she visited" would be English, too. */
const TIMES = [
  { when: 'Last week', because: 'That is over, so the verb is in the past.' },
  { when: 'These days', because: 'That means now, so the verb is in the present.' },
  { when: 'Someday', because: 'That is still to come, so the verb needs "will".' },
] as const;

const verbsFor = (grade: GradeNumber): readonly Verb[] => {
  if (grade === 3) return REGULAR_VERBS;
  return grade === 4 ? [...REGULAR_VERBS, ...IRREGULAR_VERBS] : IRREGULAR_VERBS;
};

/** Offers past, present and future, each right equally often. */
const whenItHappens = (rng: SeededRandom, grade: GradeNumber): Question => {
  const verb = rng.pick(verbsFor(grade));
  const { base, does, did, often, regularized } = verb;
  const who = rng.pick(DOERS);
  const forms = [did, does, `will ${base}`];
  const at = rng.int(0, 2);
  const [right = '', { when, because }] = [forms[at], TIMES[at] ?? TIMES[0]];
  const text = `${when} ${who} … ${often}.`;
  const mistakes: Mistake[] = forms
    .filter((form) => form !== right)
    .map((choice) => ({
      choice,
      headline: `Look at "${when.toLowerCase()}".`,
      reason: `"${choice}" tells about another time. ${because} It is "${right}".`,
      misconception: 'otherTime',
    }));
  const madeRegular: Mistake[] =
    regularized && rng.chance(50)
      ? [
          {
            choice: regularized,
            headline: 'This verb has its own past form.',
            reason: `"-ed" works for many verbs, but the past of "${base}" is "${did}".`,
            misconception: 'regularizes',
          },
        ]
      : [];
  return {
    ask: 'Which verb fits the time in the sentence?',
    picture: { kind: 'passage', text },
    ...chooseOne(rng, { right, mistakes: [...mistakes, ...madeRegular] }),
    solved: `${when} ${who} ${right} ${often}.`,
    praise: `"${when}" told you which tense to use.`,
    hint: 'Which part of the sentence tells when?',
    steps: [
      {
        say: `Find the words for the time: ${when.toLowerCase()}.`,
        picture: { kind: 'marked', text, marks: [when] },
      },
      { say: because },
      ...(at === 0 && regularized
        ? [{ say: `"${did}" is a form of its own. Nobody says "${regularized}".` }]
        : []),
      { say: `${when} ${who} ${right} ${often}.` },
    ],
  };
};

/** Returns the form with -ing: writing, carrying. */
const doing = (base: string) => `${base.replace(/(?<=[^aeiou])e$/, '')}ing`;

const NOW_AND_THEN = [
  { when: 'Right now', helpers: ['is', 'are'], because: 'Now needs "is" or "are".' },
  { when: 'An hour ago', helpers: ['was', 'were'], because: 'The past needs "was" or "were".' },
] as const;

type Subject = { text: string; isOne: boolean; head?: string };

const lowerFirst = (text: string) =>
  /^(The|My|One|Each)\b/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** Offers one and many, now and then, each right equally often. */
const agreement = (rng: SeededRandom, subjects: readonly Subject[]): Question => {
  const isOne = rng.chance(50);
  const subject = rng.pick(subjects.filter((each) => each.isOne === isOne));
  const { base, often } = rng.pick<Verb>([...REGULAR_VERBS, ...IRREGULAR_VERBS]);
  const time = rng.pick(NOW_AND_THEN);
  const { when, helpers, because } = time;
  const right = `${helpers[isOne ? 0 : 1]} ${doing(base)}`;
  const head = subject.head ?? lowerFirst(subject.text);
  const number = isOne ? 'only one' : 'more than one';
  const text = `${when} ${lowerFirst(subject.text)} … ${often}.`;
  const mistakes = NOW_AND_THEN.flatMap((other) =>
    other.helpers.map((helper): Mistake => {
      const choice = `${helper} ${doing(base)}`;
      return other === time
        ? {
            choice,
            headline: 'One, or more than one?',
            reason: `The subject is "${head}": ${number}. So the verb is "${right}".`,
            misconception: 'agreement',
          }
        : {
            choice,
            headline: `Look at "${when.toLowerCase()}".`,
            reason: `"${helper}" tells about another time. ${because} It is "${right}".`,
            misconception: 'otherTime',
          };
    }),
  );
  return {
    ask: 'Which verb fits the subject and the time?',
    picture: { kind: 'passage', text },
    ...chooseOne(rng, { right, mistakes: mistakes.filter(({ choice }) => choice !== right) }),
    solved: text.replace('…', right),
    praise: 'You found the subject first, and the verb agrees with it.',
    hint: 'Who does it? Is that one, or more than one?',
    steps: [
      { say: `Who does it? ${head.charAt(0).toUpperCase()}${head.slice(1)}: ${number}.` },
      {
        say: `When? ${when}. ${because}`,
        picture: { kind: 'marked', text, marks: [when] },
      },
      { say: `${number.charAt(0).toUpperCase()}${number.slice(1)} needs "${right}".` },
    ],
  };
};

const makeQuestion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  if (level === 1) return whenItHappens(rng, grade);
  return agreement(rng, level === 2 ? SUBJECTS_OF_SENTENCES : TRICKY_SUBJECTS);
};

export const verbs = defineSkill({
  id: 'verb-tense-and-agreement',
  version: 2,
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
  make: (rng, at) => (at.version < 2 ? makeFirstVerbs(rng, at) : makeQuestion(rng, at)),
});
