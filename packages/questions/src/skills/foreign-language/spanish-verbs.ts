import { capital } from '../../kit/capital.ts';
import { chooseOne } from '../../kit/choose-one.ts';
import { matchPairs } from '../../kit/match-pairs.ts';
import type { GradeNumber, Level, Question } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { defineSkill } from '../../skill.ts';
import { ENDINGS, IRREGULAR, PERSONS, REGULAR, type VerbClass } from './spanish-verbs.facts.ts';

const classOf = (verb: string) => verb.slice(-2) as VerbClass;

const formsOf = (verb: string): readonly string[] =>
  IRREGULAR.find((row) => row.verb === verb)?.forms ??
  ENDINGS[classOf(verb)].map((ending) => verb.slice(0, -2) + ending);

const verbFor = (rng: SeededRandom, grade: GradeNumber, level: Level) =>
  rng.pick(grade >= 6 && level > 1 && rng.chance(35) ? IRREGULAR : REGULAR);

const whichForm = (rng: SeededRandom, grade: GradeNumber, level: Level): Question => {
  const { verb, english } = verbFor(rng, grade, level);
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
  };
};

const whoDoesIt = (rng: SeededRandom, grade: GradeNumber, level: Level): Question => {
  const { verb, english } = verbFor(rng, grade, level);
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
  };
};

const matchForms = (rng: SeededRandom, grade: GradeNumber, level: Level): Question => {
  const { verb, english } = verbFor(rng, grade, level);
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
  };
};

export const spanishVerbs = defineSkill({
  id: 'spanish-verbs',
  version: 1,
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
  make: (rng, { grade, level }) => {
    const variant = rng.int(1, 4);
    if (variant === 1) return matchForms(rng, grade, level);
    return variant === 2 ? whoDoesIt(rng, grade, level) : whichForm(rng, grade, level);
  },
});
