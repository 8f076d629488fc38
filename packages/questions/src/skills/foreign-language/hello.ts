import { capital } from '../../kit/capital.ts';
import { chooseOne } from '../../kit/choose-one.ts';
import { matchPairs } from '../../kit/match-pairs.ts';
import type { GradeNumber, Question } from '../../question.ts';
import type { Dice } from '../../seeded-random.ts';
import { defineSkill } from '../../skill.ts';
import { LANGUAGES } from './hello.facts.ts';

const PARTS = { hello: 'hello', thanks: 'thank you' } as const;
type Part = keyof typeof PARTS;

/** The youngest meet eight languages, the others all of them. */
const known = (grade: GradeNumber) => (grade <= 1 ? LANGUAGES.slice(0, 8) : LANGUAGES);

const partFor = (dice: Dice) => dice.pick<Part>(['hello', 'thanks']);

const howToSay = (dice: Dice, grade: GradeNumber, wrong: number): Question => {
  const asked = dice.pick(known(grade));
  const part = partFor(dice);
  const turned = part === 'hello' ? 'thanks' : 'hello';
  const right = asked[part];
  return {
    ask: `How do you say ${PARTS[part]} in ${asked.name}?`,
    ...chooseOne(dice, {
      right,
      wrong,
      mistakes: [
        {
          choice: asked[turned],
          headline: `That means ${PARTS[turned]}.`,
          reason: `${asked.name} is right, but the word for ${PARTS[part]} is ${right}.`,
          slip: 'otherMeaning',
        },
        ...dice.shuffle(known(grade).filter((other) => other !== asked)).map((other) => ({
          choice: other[part],
          headline: `That is ${other.name}.`,
          reason: `${capital(other[part])} is ${other.name}. In ${asked.name} it is ${right}.`,
          slip: 'otherLanguage',
        })),
      ],
    }),
    solved: `${capital(PARTS[part])} in ${asked.name}: ${right}`,
    praise: 'You knew how to greet or thank.',
    hint: 'Say each word aloud. Where have you heard it?',
  };
};

const whichLanguage = (dice: Dice, grade: GradeNumber, wrong: number): Question => {
  const asked = dice.pick(known(grade));
  const part = partFor(dice);
  return {
    ask: `"${capital(asked[part])}" means ${PARTS[part]}. In which language?`,
    ...chooseOne(dice, {
      right: asked.name,
      wrong,
      mistakes: dice.shuffle(known(grade).filter((other) => other !== asked)).map((other) => ({
        choice: other.name,
        headline: `In ${other.name} it is ${other[part]}.`,
        reason: `${capital(asked[part])} is ${asked.name}. In ${other.name} you say ${other[part]}.`,
        slip: 'otherLanguage',
      })),
    }),
    solved: `"${asked[part]}" is ${asked.name} for ${PARTS[part]}`,
    praise: 'You recognized the language.',
    hint: 'Say it aloud. Which language sounds like that?',
  };
};

const matchGreetings = (dice: Dice, grade: GradeNumber, count: number): Question => {
  const part = partFor(dice);
  const pairs = dice.some(known(grade), count).map((one) => [one[part], one.name] as const);
  return {
    ask: `Match ${PARTS[part]} with its language.`,
    ...matchPairs(dice, pairs, ({ left, given, right }) => ({
      headline: 'Not yet. Say it aloud.',
      reason: `${capital(left)} is not ${given}. It is ${right}.`,
      slip: 'otherLanguage',
    })),
    solved: pairs.map(([word, name]) => `${word}: ${name}`).join(', '),
    praise: 'You heard which language is which.',
    hint: 'Start with the one you have heard before.',
  };
};

export const hello = defineSkill({
  id: 'hello-around-the-world',
  subject: 'foreignLanguage',
  name: 'Hello around the world',
  grades: [0, 8],
  standards: [],
  kinds: ['choose', 'match'],
  forTeachers: {
    about: 'Greets and thanks people in many languages.',
    toTry: 'Greet the class in another language each week, and let students teach theirs.',
  },
  atDinner: 'In how many languages can we say thank you?',
  slips: {
    otherMeaning: 'Mixes up hello and thank you.',
    otherLanguage: 'Mixes up two languages.',
  },
  make: (dice, { grade, level }) => {
    const wrong = level === 1 ? 2 : 3;
    const thrown = dice.int(1, 4);
    if (thrown === 1 && grade >= 1) return matchGreetings(dice, grade, level === 3 ? 4 : 3);
    return thrown === 2 ? whichLanguage(dice, grade, wrong) : howToSay(dice, grade, wrong);
  },
});
