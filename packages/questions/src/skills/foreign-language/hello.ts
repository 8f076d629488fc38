import { capital } from '../../kit/capital.ts';
import { chooseOne } from '../../kit/choose-one.ts';
import { matchPairs } from '../../kit/match-pairs.ts';
import type { GradeNumber, Question } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { defineSkill } from '../../skill.ts';
import { LANGUAGES } from './hello.facts.ts';

const PARTS = { hello: 'hello', thanks: 'thank you' } as const;
type Part = keyof typeof PARTS;

/** Returns eight languages for the youngest children and all for the others. */
const languagesFor = (grade: GradeNumber) => (grade <= 1 ? LANGUAGES.slice(0, 8) : LANGUAGES);

const partFor = (rng: SeededRandom) => rng.pick<Part>(['hello', 'thanks']);

const howToSay = (rng: SeededRandom, grade: GradeNumber, wrong: number): Question => {
  const target = rng.pick(languagesFor(grade));
  const part = partFor(rng);
  const turned = part === 'hello' ? 'thanks' : 'hello';
  const right = target[part];
  return {
    ask: `How do you say ${PARTS[part]} in ${target.name}?`,
    ...chooseOne(rng, {
      right,
      wrong,
      mistakes: [
        {
          choice: target[turned],
          headline: `That means ${PARTS[turned]}.`,
          reason: `${target.name} is right, but the word for ${PARTS[part]} is ${right}.`,
          misconception: 'otherMeaning',
        },
        ...rng.shuffle(languagesFor(grade).filter((other) => other !== target)).map((other) => ({
          choice: other[part],
          headline: `That is ${other.name}.`,
          reason: `${capital(other[part])} is ${other.name}. In ${target.name} it is ${right}.`,
          misconception: 'otherLanguage',
        })),
      ],
    }),
    solved: `${capital(PARTS[part])} in ${target.name}: ${right}`,
    praise: 'You knew how to greet or thank.',
    hint: 'Say each word aloud. Where have you heard it?',
  };
};

const whichLanguage = (rng: SeededRandom, grade: GradeNumber, wrong: number): Question => {
  const target = rng.pick(languagesFor(grade));
  const part = partFor(rng);
  return {
    ask: `"${capital(target[part])}" means ${PARTS[part]}. In which language?`,
    ...chooseOne(rng, {
      right: target.name,
      wrong,
      mistakes: rng
        .shuffle(languagesFor(grade).filter((other) => other !== target))
        .map((other) => ({
          choice: other.name,
          headline: `In ${other.name} it is ${other[part]}.`,
          reason: `${capital(target[part])} is ${target.name}. In ${other.name} you say ${other[part]}.`,
          misconception: 'otherLanguage',
        })),
    }),
    solved: `"${target[part]}" is ${target.name} for ${PARTS[part]}`,
    praise: 'You recognized the language.',
    hint: 'Say it aloud. Which language sounds like that?',
  };
};

const matchGreetings = (rng: SeededRandom, grade: GradeNumber, count: number): Question => {
  const part = partFor(rng);
  const pairs = rng.some(languagesFor(grade), count).map((one) => [one[part], one.name] as const);
  return {
    ask: `Match ${PARTS[part]} with its language.`,
    ...matchPairs(rng, pairs, ({ left, given, right }) => ({
      headline: 'Not yet. Say it aloud.',
      reason: `${capital(left)} is not ${given}. It is ${right}.`,
      misconception: 'otherLanguage',
    })),
    solved: pairs.map(([word, name]) => `${word}: ${name}`).join(', '),
    praise: 'You heard which language is which.',
    hint: 'Start with the one you have heard before.',
  };
};

export const hello = defineSkill({
  id: 'hello-around-the-world',
  version: 1,
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
  make: (rng, { grade, level }) => {
    const wrong = level === 1 ? 2 : 3;
    const variant = rng.int(1, 4);
    if (variant === 1 && grade >= 1) return matchGreetings(rng, grade, level === 3 ? 4 : 3);
    return variant === 2 ? whichLanguage(rng, grade, wrong) : howToSay(rng, grade, wrong);
  },
});
