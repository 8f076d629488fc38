import { chooseOne } from '../../kit/choose-one.ts';
import { matchPairs } from '../../kit/match-pairs.ts';
import { firstOutOfPlace, putInOrder } from '../../kit/put-in-order.ts';
import { quotedIn, stepIn } from '../../kit/speech.ts';
import type { Question, Step } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../skill.ts';
import { DIALOGS, EXCHANGES, type Exchange, MORE_DIALOGS, MORE_EXCHANGES } from './french.facts.ts';

const meansStep = (french: string, english: string): Step =>
  stepIn('fr', `"${french}" means: ${english}`);

type Exchanges = readonly Exchange[];

const whatToAnswer = (rng: SeededRandom, exchanges: Exchanges, wrong: number): Question => {
  const target = rng.pick(exchanges);
  const { said, answer, english, answerEnglish } = target;
  return {
    ask: 'Somebody says this to you. What do you answer?',
    picture: { kind: 'passage', text: said },
    ...chooseOne(rng, {
      right: answer,
      wrong,
      mistakes: rng
        .shuffle(exchanges.filter((other) => other !== target && !isFittingToo(said, other.answer)))
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
    steps: [
      meansStep(said, english),
      meansStep(answer, answerEnglish),
      stepIn('fr', `So you answer: "${answer}"`),
    ],
    voice: { choices: 'fr', picture: 'fr' },
  };
};

/** Returns true for replies that could follow other lines, too. */
const isFittingToo = (said: string, answer: string) =>
  (said === 'Merci beaucoup.' && answer === 'À demain.') ||
  (said === 'Au revoir.' && answer === 'De rien.');

type Line = { french: string; meaning: string };

const linesOf = (exchanges: Exchanges): Line[] =>
  exchanges.flatMap(({ said, answer, english, answerEnglish }) => [
    { french: said, meaning: english },
    { french: answer, meaning: answerEnglish },
  ]);

const whatItMeans = (rng: SeededRandom, exchanges: Exchanges, wrong: number): Question => {
  const lines = linesOf(exchanges);
  const target = rng.pick(lines);
  const ask = `What does "${target.french}" mean?`;
  return {
    ask,
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
    steps: meaningSteps(target),
    voice: { ask: quotedIn('fr', ask) },
  };
};

/** A word that helps to understand a line, with its meaning. */
const KEY_WORDS: readonly (readonly [french: string, english: string])[] = [
  ['appelle', 'call'],
  ['âge', 'age'],
  ['ans', 'years'],
  ['Merci', 'thanks'],
  ['merci', 'thanks'],
  ['habite', 'live'],
  ['demain', 'tomorrow'],
  ['heure', 'hour'],
  ['midi', 'noon'],
  ['chocolat', 'chocolate'],
  ['aime', 'like'],
  ['temps', 'weather'],
  ['beau', 'nice'],
  ['revoir', 'see again'],
  ['rien', 'nothing'],
  ['Comment', 'how'],
  ['Qui', 'who'],
  ['frère', 'brother'],
  ['jour', 'day'],
  ['lundi', 'Monday'],
  ['Où', 'where'],
  ['table', 'table'],
  ['couleur', 'color'],
  ['rouge', 'red'],
];

const meaningSteps = ({ french, meaning }: Line): Step[] => {
  const [word, english] = KEY_WORDS.find(([each]) => french.includes(each)) ?? ['', ''];
  return [
    word
      ? stepIn(
          'fr',
          `You may know "${word}". It means "${english}".`.replace(`"${english}"`, english),
          {
            kind: 'marked',
            text: french,
            marks: [word],
          },
        )
      : { say: 'Look for words that you know.', picture: { kind: 'passage', text: french } },
    {
      say: french.includes('?')
        ? 'The mark at the end shows a question.'
        : 'It does not ask anything.',
    },
    meansStep(french, meaning),
  ];
};

const howToSay = (rng: SeededRandom, exchanges: Exchanges): Question => {
  const [target, ...others] = rng.shuffle(linesOf(exchanges)) as [Line, ...Line[]];
  return {
    ask: `How do you say "${target.meaning}" in French?`,
    ...chooseOne(rng, {
      right: target.french,
      mistakes: others.map((other) => ({
        choice: other.french,
        headline: `That means: ${other.meaning}`,
        reason: `"${other.french}" means "${other.meaning}" You say "${target.french}"`,
        misconception: 'otherPhrase',
      })),
    }),
    solved: `${target.meaning} ${target.french}`,
    praise: 'You found words that you know and built on them.',
    hint: 'Is it a question? Look for a word that you know.',
    steps: meaningSteps(target),
    voice: { choices: 'fr' },
  };
};

const linesInOrder = (rng: SeededRandom, dialogs: readonly (readonly string[])[]): Question => {
  const right = rng.pick(dialogs);
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
    steps: [
      stepIn('fr', `The talk begins with "${right[0]}"`),
      stepIn('fr', `Then the other one says "${right[1]}"`),
      stepIn('fr', `After that comes "${right[2]}"`),
      stepIn('fr', `It ends with "${right.at(-1)}"`),
    ],
    voice: { choices: 'fr' },
  };
};

const matchPhrases = (rng: SeededRandom, exchanges: Exchanges): Question => {
  const pairs = rng
    .some(
      exchanges.filter(({ answerEnglish }) => answerEnglish.length <= 24),
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
    voice: { choices: 'silent' },
    steps: pairs.map(([french, english]) => meansStep(french, english)),
  };
};

const makeQuestion = (rng: SeededRandom, { level }: MakeAt): Question => {
  if (level === 1) return whatItMeans(rng, MORE_EXCHANGES, 2);
  if (level === 2) {
    return rng.chance(35) ? matchPhrases(rng, MORE_EXCHANGES) : howToSay(rng, MORE_EXCHANGES);
  }
  return rng.chance(30) ? linesInOrder(rng, MORE_DIALOGS) : whatToAnswer(rng, MORE_EXCHANGES, 3);
};

const makeFirstVersion = (rng: SeededRandom, { level }: MakeAt): Question => {
  const wrong = level === 1 ? 2 : 3;
  const variant = rng.int(1, 6);
  if (variant === 1) return linesInOrder(rng, DIALOGS);
  if (variant === 2) return matchPhrases(rng, EXCHANGES);
  return variant <= { 1: 5, 2: 4, 3: 3 }[level]
    ? whatItMeans(rng, EXCHANGES, wrong)
    : whatToAnswer(rng, EXCHANGES, wrong);
};

export const frenchDialog = defineSkill({
  id: 'french-phrases-and-talk',
  version: 2,
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
  make: (rng, at) => (at.version < 2 ? makeFirstVersion(rng, at) : makeQuestion(rng, at)),
});
