import { capital } from '../../kit/capital.ts';
import { chooseOne, type Mistake } from '../../kit/choose-one.ts';
import { matchPairs } from '../../kit/match-pairs.ts';
import { quotedIn, stepIn } from '../../kit/speech.ts';
import type { GradeNumber, Level, Question, Step } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../skill.ts';
import {
  ENDINGS,
  IRREGULAR,
  PERSONS,
  REGULAR,
  SUBJECTS,
  type VerbClass,
} from './spanish-verbs.facts.ts';

const classOf = (verb: string) => verb.slice(-2) as VerbClass;

const formsOf = (verb: string): readonly string[] =>
  IRREGULAR.find((row) => row.verb === verb)?.forms ??
  ENDINGS[classOf(verb)].map((ending) => verb.slice(0, -2) + ending);

type VerbRow = { verb: string; english: string };

const verbFor = (rng: SeededRandom, grade: GradeNumber, level: Level) =>
  rng.pick(grade >= 6 && level > 1 && rng.chance(35) ? IRREGULAR : REGULAR);

const isRegular = (verb: string) => REGULAR.some((regular) => regular.verb === verb);

type Conjugated = { verb: string; english: string; person: string; form: string };

const verbSteps = ({ verb, english, person, form }: Conjugated): Step[] => {
  const stem = verb.slice(0, -2);
  const ending = form.slice(stem.length);
  return [
    stepIn('es', `"${capital(verb)}" means ${english}.`),
    ...(isRegular(verb)
      ? [
          stepIn('es', `Take "${verb.slice(-2)}" away. What is left is "${stem}".`, {
            kind: 'marked',
            text: verb,
            marks: [stem],
          }),
          stepIn('es', `With "${person}", the ending is "${ending}".`, {
            kind: 'marked',
            text: `${person} ${form}`,
            marks: [form],
          }),
        ]
      : [stepIn('es', 'This verb has forms of its own. Learn them by heart.')]),
    stepIn('es', `So it is "${person} ${form}".`),
  ];
};

const whichForm = (rng: SeededRandom, row: VerbRow, level: Level): Question => {
  const { verb, english } = row;
  const forms = formsOf(verb);
  const at = rng.int(0, 4);
  const [person, right] = [PERSONS[at] ?? 'yo', forms[at] ?? ''];
  const others = rng.shuffle([0, 1, 2, 3, 4].filter((other) => other !== at));
  return {
    ask: `Which form of "${verb}" (${english}) goes with "${person}"?`,
    ...chooseOne(rng, {
      right,
      wrong: level === 1 ? 2 : 3,
      mistakes: [
        ...others.slice(0, level === 1 ? 1 : 2).map((other) => ({
          choice: forms[other] ?? '',
          headline: `That goes with "${PERSONS[other]}".`,
          reason: `It is "${PERSONS[other]} ${forms[other]}", but "${person} ${right}".`,
          misconception: 'otherPerson',
        })),
        {
          choice: verb,
          headline: 'That is the basic form.',
          reason: `"${capital(verb)}" means ${english}. With "${person}" it changes to "${right}".`,
          misconception: 'basicForm',
        },
      ],
    }),
    solved: `${person} ${right}`,
    praise: `You let the ending show who does it: ${person}.`,
    hint: 'The end of the verb shows who does it.',
    steps: verbSteps({ verb, english, person, form: right }),
    voice: {
      ask: quotedIn('es', `Which form of "${verb}" (${english}) goes with "${person}"?`),
      choices: 'es',
    },
  };
};

const whoDoesIt = (rng: SeededRandom, row: VerbRow, level: Level): Question => {
  const { verb, english } = row;
  const forms = formsOf(verb);
  const at = rng.int(0, 4);
  const [right, form] = [PERSONS[at] ?? 'yo', forms[at] ?? ''];
  return {
    ask: `Who belongs in the gap: "… ${form}" (${english})?`,
    ...chooseOne(rng, {
      right,
      wrong: level === 1 ? 2 : 3,
      mistakes: rng.shuffle([0, 1, 2, 3, 4].filter((other) => other !== at)).map((other) => ({
        choice: PERSONS[other] ?? '',
        headline: `With "${PERSONS[other]}" it ends another way.`,
        reason: `It is "${PERSONS[other]} ${forms[other]}". The form "${form}" goes with "${right}".`,
        misconception: 'otherPerson',
      })),
    }),
    solved: `${right} ${form}`,
    praise: 'You read from the ending who does it.',
    hint: 'The end of the verb shows who does it.',
    steps: verbSteps({ verb, english, person: right, form }),
    voice: {
      ask: quotedIn('es', `Who belongs in the gap: "… ${form}" (${english})?`),
      choices: 'es',
    },
  };
};

const matchForms = (rng: SeededRandom, row: VerbRow, level: Level): Question => {
  const { verb, english } = row;
  const forms = formsOf(verb);
  const pairs = rng
    .some([0, 1, 2, 3, 4], level === 3 ? 4 : 3)
    .map((at) => [PERSONS[at] ?? '', forms[at] ?? ''] as const);
  return {
    ask: `Match each person with the form of "${verb}" (${english}).`,
    ...matchPairs(rng, pairs, ({ left, given, right }) => ({
      headline: `Not yet. Say it with "${left}".`,
      reason: `"${capital(given)}" goes with somebody else. It is "${left} ${right}".`,
      misconception: 'otherPerson',
    })),
    solved: pairs.map((pair) => pair.join(' ')).join(', '),
    praise: 'You let each ending show who does it.',
    hint: REGULAR.some((regular) => regular.verb === verb)
      ? 'With yo, regular verbs end in -o.'
      : 'Start with the form you know best.',
    steps: pairs.map(([person, form]) => stepIn('es', `With "${person}", it is "${form}".`)),
    voice: {
      ask: quotedIn('es', `Match each person with the form of "${verb}" (${english}).`),
      choices: 'es',
    },
  };
};

/** Asks for the form in a sentence, where the person has to be found first. */
const inASentence = (rng: SeededRandom, { verb, english }: VerbRow): Question => {
  const forms = formsOf(verb);
  const at = rng.int(0, 4);
  const [person, right] = [PERSONS[at] ?? 'yo', forms[at] ?? ''];
  const { subject, meaning } = rng.pick(SUBJECTS.filter((row) => row.person === person));
  const ask = `Which form fits "${subject} …" (${english})?`;
  const others: Mistake[] = rng
    .shuffle([0, 1, 2, 3, 4].filter((other) => other !== at))
    .map((other) => ({
      choice: forms[other] ?? '',
      headline: `That goes with "${PERSONS[other]}".`,
      reason: `"${subject}" means ${meaning}, like "${person}". It is "${right}".`,
      misconception: 'otherPerson',
    }));
  const basic: Mistake = {
    choice: verb,
    headline: 'That is the basic form.',
    reason: `"${capital(verb)}" means ${english}. With "${subject}" it changes to "${right}".`,
    misconception: 'basicForm',
  };
  return {
    ask,
    ...chooseOne(rng, {
      right,
      mistakes: rng.chance(40) ? [...others.slice(0, 2), basic] : others,
    }),
    solved: `${subject} ${right}`,
    praise: `You saw that "${subject}" is like "${person}".`,
    hint: `Which person is "${subject}": yo, tú, ella, nosotros, or ellos?`,
    steps: [
      stepIn('es', `"${subject}" means ${meaning}. That is "${person}".`),
      ...verbSteps({ verb, english, person, form: right }).slice(1, -1),
      stepIn('es', `So it is "${subject} ${right}".`),
    ],
    voice: { ask: quotedIn('es', ask), choices: 'es' },
  };
};

const makeQuestion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  if (level === 1) return whoDoesIt(rng, rng.pick(REGULAR), level);
  if (level === 2) {
    const row = rng.pick(REGULAR);
    return rng.chance(40) ? matchForms(rng, row, 3) : whichForm(rng, row, level);
  }
  return inASentence(rng, rng.pick<VerbRow>(grade >= 6 && rng.chance(50) ? IRREGULAR : REGULAR));
};

const makeFirstVersion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  const variant = rng.int(1, 4);
  const row = verbFor(rng, grade, level);
  if (variant === 1) return matchForms(rng, row, level);
  return variant === 2 ? whoDoesIt(rng, row, level) : whichForm(rng, row, level);
};

export const spanishVerbs = defineSkill({
  id: 'spanish-verbs',
  version: 2,
  subject: 'foreignLanguage',
  name: 'Spanish verbs',
  grades: [5, 8],
  standards: [],
  kinds: ['choose', 'match'],
  forTeachers: {
    about: 'Forms the present tense of Spanish verbs.',
    toTry: 'Throw a soft ball and call a person; whoever catches it says the form.',
  },
  atDinner: 'What did each of us do today? Try one verb in Spanish.',
  slips: {
    otherPerson: 'Uses the form of another person.',
    basicForm: 'Uses the basic form for every person.',
  },
  make: (rng, at) => (at.version < 2 ? makeFirstVersion(rng, at) : makeQuestion(rng, at)),
});
