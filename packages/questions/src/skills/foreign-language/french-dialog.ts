import { chooseOne } from '../../kit/choose-one.ts';
import { matchPairs } from '../../kit/match-pairs.ts';
import { firstOutOfPlace, putInOrder } from '../../kit/put-in-order.ts';
import type { Question } from '../../question.ts';
import type { Dice } from '../../seeded-random.ts';
import { defineSkill } from '../../skill.ts';
import { DIALOGS, EXCHANGES } from './french.facts.ts';

const whatToAnswer = (dice: Dice, wrong: number): Question => {
  const asked = dice.pick(EXCHANGES);
  const { said, answer, english, answerEnglish } = asked;
  return {
    ask: 'Somebody says this to you. What do you answer?',
    picture: { kind: 'passage', text: said },
    ...chooseOne(dice, {
      right: answer,
      wrong,
      mistakes: dice
        .shuffle(EXCHANGES.filter((other) => other !== asked && !isFittingToo(said, other.answer)))
        .map((other) => ({
          choice: other.answer,
          headline: `They say: ${english}`,
          reason: `"${other.answer}" means "${other.answerEnglish}" Here "${answerEnglish}" fits.`,
          slip: 'otherAnswer',
        })),
    }),
    solved: `${said} ${answer}`,
    praise: 'You understood what was said and answered it.',
    hint: 'Look for a word that you know.',
  };
};

/** "Yes, I like that" and "see you tomorrow" could follow other lines as well. */
const isFittingToo = (said: string, answer: string) =>
  (said === 'Merci beaucoup.' && answer === 'À demain.') ||
  (said === 'Au revoir.' && answer === 'De rien.');

const whatItMeans = (dice: Dice, wrong: number): Question => {
  const lines = EXCHANGES.flatMap(({ said, answer, english, answerEnglish }) => [
    { french: said, meaning: english },
    { french: answer, meaning: answerEnglish },
  ]);
  const asked = dice.pick(lines);
  return {
    ask: `What does "${asked.french}" mean?`,
    ...chooseOne(dice, {
      right: asked.meaning,
      wrong,
      mistakes: dice.shuffle(lines.filter((other) => other !== asked)).map((other) => ({
        choice: other.meaning,
        headline: `That is "${other.french}"`,
        reason: `"${other.french}" means "${other.meaning}" "${asked.french}" means "${asked.meaning}"`,
        slip: 'otherPhrase',
      })),
    }),
    solved: `${asked.french} ${asked.meaning}`,
    praise: 'You found words that you know and built on them.',
    hint: 'Is it a question? Look for a word that you know.',
  };
};

const linesInOrder = (dice: Dice): Question => {
  const right: readonly string[] = dice.pick(DIALOGS);
  return {
    ask: 'Put the talk in order.',
    ...putInOrder(dice, {
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

const matchPhrases = (dice: Dice): Question => {
  const pairs = dice
    .some(
      EXCHANGES.filter(({ answerEnglish }) => answerEnglish.length <= 24),
      3,
    )
    .map(({ answer, answerEnglish }) => [answer, answerEnglish] as const);
  return {
    ask: 'Match French and English.',
    ...matchPairs(dice, pairs, ({ left, given, right }) => ({
      headline: 'Not yet. Look at one pair again.',
      reason: `"${left}" does not mean "${given}" It means "${right}"`,
      slip: 'otherPhrase',
    })),
    solved: pairs.map(([french]) => french).join(' '),
    praise: 'You found words that you know and built on them.',
    hint: 'Look for a word that you know.',
  };
};

export const frenchDialog = defineSkill({
  id: 'french-phrases-and-talk',
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
  make: (dice, { level }) => {
    const wrong = level === 1 ? 2 : 3;
    const thrown = dice.int(1, 6);
    if (thrown === 1) return linesInOrder(dice);
    if (thrown === 2) return matchPhrases(dice);
    return thrown <= { 1: 5, 2: 4, 3: 3 }[level]
      ? whatItMeans(dice, wrong)
      : whatToAnswer(dice, wrong);
  },
});
