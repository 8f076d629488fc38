import { chooseOne } from '../../kit/choose-one.ts';
import { matchPairs } from '../../kit/match-pairs.ts';
import { firstOutOfPlace, putInOrder } from '../../kit/put-in-order.ts';
import type { Question } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { defineSkill } from '../../skill.ts';
import { DIALOGS, EXCHANGES } from './french.facts.ts';

const whatToAnswer = (rng: SeededRandom, wrong: number): Question => {
  const target = rng.pick(EXCHANGES);
  const { said, answer, english, answerEnglish } = target;
  return {
    ask: 'Somebody says this to you. What do you answer?',
    picture: { kind: 'passage', text: said },
    ...chooseOne(rng, {
      right: answer,
      wrong,
      mistakes: rng
        .shuffle(EXCHANGES.filter((other) => other !== target && !isFittingToo(said, other.answer)))
        .map((other) => ({
          choice: other.answer,
          headline: `They say: ${english}`,
          reason: `"${other.answer}" means "${other.answerEnglish}" Here "${answerEnglish}" fits.`,
          misconception: 'otherAnswer',
        })),
    }),
    solved: `${said} ${answer}`,
    praise: 'You understood what was said and answered it.',
    hint: 'Look for a word that you know.',
  };
};

/** Returns true for replies that could follow other lines, too. */
const isFittingToo = (said: string, answer: string) =>
  (said === 'Merci beaucoup.' && answer === 'À demain.') ||
  (said === 'Au revoir.' && answer === 'De rien.');

const whatItMeans = (rng: SeededRandom, wrong: number): Question => {
  const lines = EXCHANGES.flatMap(({ said, answer, english, answerEnglish }) => [
    { french: said, meaning: english },
    { french: answer, meaning: answerEnglish },
  ]);
  const target = rng.pick(lines);
  return {
    ask: `What does "${target.french}" mean?`,
    ...chooseOne(rng, {
      right: target.meaning,
      wrong,
      mistakes: rng.shuffle(lines.filter((other) => other !== target)).map((other) => ({
        choice: other.meaning,
        headline: `That is "${other.french}"`,
        reason: `"${other.french}" means "${other.meaning}" "${target.french}" means "${target.meaning}"`,
        misconception: 'otherPhrase',
      })),
    }),
    solved: `${target.french} ${target.meaning}`,
    praise: 'You found words that you know and built on them.',
    hint: 'Is it a question? Look for a word that you know.',
  };
};

const linesInOrder = (rng: SeededRandom): Question => {
  const right: readonly string[] = rng.pick(DIALOGS);
  return {
    ask: 'Put the talk in order.',
    ...putInOrder(rng, {
      right,
      from: 'first',
      to: 'last',
      explain: (tiles) => {
        const { index, belongs, given } = firstOutOfPlace(right, tiles);
        return {
          headline: 'Not yet. Who answers what?',
          reason:
            index === 0
              ? `A talk begins with a greeting: "${belongs}"`
              : `After "${right[index - 1]}" comes "${belongs}", not "${given}"`,
        };
      },
    }),
    solved: right.join(' '),
    praise: 'You followed who says what.',
    hint: 'How does a talk begin?',
  };
};

const matchPhrases = (rng: SeededRandom): Question => {
  const pairs = rng
    .some(
      EXCHANGES.filter(({ answerEnglish }) => answerEnglish.length <= 24),
      3,
    )
    .map(({ answer, answerEnglish }) => [answer, answerEnglish] as const);
  return {
    ask: 'Match French and English.',
    ...matchPairs(rng, pairs, ({ left, given, right }) => ({
      headline: 'Not yet. Look at one pair again.',
      reason: `"${left}" does not mean "${given}" It means "${right}"`,
      misconception: 'otherPhrase',
    })),
    solved: pairs.map(([french]) => french).join(' '),
    praise: 'You found words that you know and built on them.',
    hint: 'Look for a word that you know.',
  };
};

export const frenchDialog = defineSkill({
  id: 'french-phrases-and-talk',
  version: 1,
  subject: 'foreignLanguage',
  name: 'A short talk in French',
  grades: [4, 8],
  standards: [],
  kinds: ['choose', 'match', 'order'],
  forTeachers: {
    about: 'Understands everyday phrases in French and answers them.',
    toTry: 'Act out a short talk at a bakery, first with a script, then without.',
  },
  atDinner: 'Which three phrases would you need first in another country?',
  slips: {
    otherAnswer: 'Answers another question than the one asked.',
    otherPhrase: 'Mixes up what phrases mean.',
  },
  make: (rng, { level }) => {
    const wrong = level === 1 ? 2 : 3;
    const variant = rng.int(1, 6);
    if (variant === 1) return linesInOrder(rng);
    if (variant === 2) return matchPhrases(rng);
    return variant <= { 1: 5, 2: 4, 3: 3 }[level]
      ? whatItMeans(rng, wrong)
      : whatToAnswer(rng, wrong);
  },
});
