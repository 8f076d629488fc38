import { child } from '../../kit/children.ts';
import { typedOrEven } from '../../kit/even-in-rank.ts';
import { nearMiss, onThePad, typedOrChosen } from '../../kit/find-number.ts';
import { askFacts } from '../../kit/which-fits.ts';
import { matchClues, type Topic, whichOne } from '../../kit/which-one.ts';
import type { Question } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../skill.ts';
import { FIRST_TRADE_FACTS, MARKET_FACTS, TRADE_FACTS } from './trade.facts.ts';

const MONEY_WORDS: Topic = {
  which: 'Which word',
  facts: TRADE_FACTS,
  match: 'What does each word mean?',
  hint: 'Where does the money go?',
  praise: 'You followed the money.',
};

const MARKET: Topic = {
  which: 'Which of these',
  before: (name) => (['supply', 'demand', 'interest'].includes(name) ? '' : 'a '),
  facts: MARKET_FACTS,
  match: 'What does each word mean?',
  hint: 'Who makes, who buys, and what is left?',
  praise: 'You thought about both sides of the trade.',
};

const typed = (_: SeededRandom, sought: Parameters<typeof typedOrEven>[1]) => onThePad(sought);

/** Numbers are typed below level 3, where few other questions have choices. */
const askedFor = ({ level, version }: Pick<MakeAt, 'level' | 'version'>) => {
  if (version < 2) return typedOrChosen;
  return level < 3 ? typed : typedOrEven;
};

const lemonade = (rng: SeededRandom, { grade, level, version }: MakeAt): Question => {
  const isFirst = version < 2;
  const name = child(rng);
  const price = isFirst ? rng.int(2, level + 2) : rng.int(level + 1, level + 3);
  const sold = rng.int(3, grade >= 4 ? 12 : 6);
  const taken = price * sold;
  // A pie costs a dollar or two.
  const cost = isFirst
    ? rng.int(1, Math.min(taken - 1, grade >= 4 ? 15 : 5))
    : rng.int(sold, Math.min(taken - 1, sold * 2));
  const right = taken - cost;
  return {
    ask: isFirst
      ? `${name} sells ${sold} pies at $${price} each. They cost $${cost} to make. What is left?`
      : `${name} sells ${sold} pies at $${price} each. All the pies cost $${cost}. What is left?`,
    ...askedFor({ level, version })(rng, {
      right,
      before: '$',
      write: (value) => `$${value}`,
      mistakes: [
        {
          value: taken,
          headline: 'Take the costs away.',
          reason: `$${taken} came in. Making them cost $${cost}. Take it away.`,
          misconception: 'forgetsCosts',
        },
        {
          value: taken + cost,
          headline: 'Costs go out.',
          reason: `$${cost} was paid, so take it away from $${taken}.`,
          misconception: 'addsCosts',
        },
      ],
      otherwise: nearMiss(right, `$${taken} came in, $${cost} went out.`),
    }),
    solved: `${sold} × $${price} − $${cost} = $${right}`,
    praise: 'You thought of what comes in and goes out.',
    hint: 'First find how much came in.',
    steps: [
      { say: `What came in: ${sold} × $${price} = $${taken}.` },
      { say: `Making the pies cost $${cost}. Take that away.` },
      { say: `$${taken} − $${cost} = $${right}.` },
    ],
  };
};

const inWeeks = (weeks: number) => `${weeks} ${weeks === 1 ? 'week' : 'weeks'}`;

const savingUp = (rng: SeededRandom, { level, version }: MakeAt): Question => {
  const isFirst = version < 2;
  const name = child(rng);
  const weekly = rng.int(2, 5);
  const weeks = isFirst ? rng.int(2, level + 3) : rng.int(level * 3 - 1, level * 3 + 1);
  const price = weekly * weeks;
  return {
    ask: `${name} saves $${weekly} a week for a $${price} kite. How many weeks?`,
    ...askedFor({ level, version })(rng, {
      right: weeks,
      unit: 'weeks',
      ...(version > 1 && { write: inWeeks }),
      mistakes: [
        {
          value: price - weekly,
          headline: 'That is one week only.',
          reason: `After one week, $${price - weekly} is missing. Count on by $${weekly}.`,
          misconception: 'oneStep',
        },
      ],
      otherwise: nearMiss(weeks, `Count by ${weekly} up to ${price}.`),
    }),
    solved: `${weeks} × $${weekly} = $${price}`,
    praise: 'You saved step by step.',
    hint: `Count by ${weekly}. Stop at ${price}.`,
    steps: [
      { say: `Each week adds $${weekly}. Count by ${weekly}.` },
      {
        say: `Stop at $${price}.`,
        picture: { kind: 'hops', from: 0, hops: Array.from({ length: weeks }, () => weekly) },
      },
      { say: `${weeks} × $${weekly} = $${price}, so it takes ${weeks} weeks.` },
    ],
  };
};

const makeQuestion = (rng: SeededRandom, at: MakeAt): Question => {
  const { grade, level } = at;
  const variant = rng.int(1, 5);
  if (variant === 1) return savingUp(rng, at);
  if (variant === 2 && grade >= 3) return lemonade(rng, at);
  const topic = grade >= 4 ? MARKET : MONEY_WORDS;
  return askFacts(rng, topic, { grade, level, misconception: 'mixesWords' });
};

const makeFirstVersion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  const variant = rng.int(1, 5);
  if (variant === 1) return savingUp(rng, { grade, level, version: 1 });
  if (variant === 2 && grade >= 3) return lemonade(rng, { grade, level, version: 1 });
  const topic = grade >= 4 ? MARKET : { ...MONEY_WORDS, facts: FIRST_TRADE_FACTS };
  return variant <= 3
    ? matchClues(rng, topic, { grade, misconception: 'mixesWords' })
    : whichOne(rng, topic, {
        grade,
        wrong: level === 1 ? 2 : 3,
        misconception: () => 'mixesWords',
      });
};

export const trade = defineSkill({
  id: 'money-and-trade',
  version: 2,
  subject: 'socialStudies',
  name: 'Earning, saving, trading',
  grades: [2, 6],
  standards: [],
  kinds: ['choose', 'match', 'number'],
  forTeachers: {
    about: 'Uses the words of money and trade and works out what is saved or left.',
    toTry: 'Run a pretend stand: write down what comes in and what goes out.',
  },
  atDinner: 'If you opened a stand, what would you sell, and what would it cost to make?',
  slips: {
    forgetsCosts: 'Forgets to take the costs away.',
    addsCosts: 'Adds the costs to what came in.',
    oneStep: 'Takes one step instead of counting all the weeks.',
    mixesWords: 'Mixes up the words of money and trade.',
  },
  make: (rng, at) => (at.version < 2 ? makeFirstVersion(rng, at) : makeQuestion(rng, at)),
});
