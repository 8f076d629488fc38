import { chainSteps } from '../../kit/chain-steps.ts';
import { chooseOne } from '../../kit/choose-one.ts';
import { onThePad } from '../../kit/find-number.ts';
import { firstOutOfPlace, putInOrder } from '../../kit/put-in-order.ts';
import { askFacts } from '../../kit/which-fits.ts';
import { matchClues, type Topic, whichOne } from '../../kit/which-one.ts';
import type { Level, Question } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../skill.ts';
import {
  BRANCH_FACTS,
  FOUNDING_FACTS,
  GOVERNMENT_FACTS,
  NUMBERS_OF_GOVERNMENT,
  STEPS_TO_A_LAW,
} from './government.facts.ts';

const BRANCHES: Topic = {
  which: 'Which branch of government',
  before: 'the ',
  facts: BRANCH_FACTS,
  match: 'What belongs to each branch of government?',
  hint: 'One makes laws, one carries them out, one decides what they mean.',
  praise: 'You kept the three branches apart.',
};

const LEADERS: Topic = {
  which: 'Who',
  before: 'the ',
  facts: GOVERNMENT_FACTS,
  match: 'What does each one do?',
  hint: 'City, state or country?',
  praise: 'You asked whom they serve.',
};

const FOUNDING: Topic = {
  which: 'What',
  before: 'the ',
  facts: FOUNDING_FACTS,
  hint: 'Which came first, and what was it for?',
  praise: 'You knew what each text is for.',
};

type Counted = { right: number; others: readonly (readonly [value: number, counts: string])[] };

const otherNumber = (right: number, [value, counts]: Counted['others'][number]) => ({
  headline: 'That number counts something else.',
  reason: `${value} goes with ${counts}. Here it is ${right}.`,
  misconception: 'otherNumber',
});

const amongNumbers = (rng: SeededRandom, { right, others }: Counted) =>
  chooseOne(rng, {
    right: String(right),
    mistakes: others.map((other) => ({ choice: String(other[0]), ...otherNumber(right, other) })),
  });

/** Children choose numbers of middle size if they do not know. */
const typedNumber = ({ right, others }: Counted) =>
  onThePad({
    right,
    mistakes: others.map((other) => ({ value: other[0], ...otherNumber(right, other) })),
    otherwise: () => ({
      headline: 'Not yet. Look it up with us.',
      reason: `${others[0]?.[0]} goes with ${others[0]?.[1]}. Here it is ${right}.`,
    }),
  });

const numbers = (rng: SeededRandom, version: number): Question => {
  const { ask, right, others } = rng.pick(NUMBERS_OF_GOVERNMENT);
  return {
    ask,
    ...(version < 2 ? amongNumbers(rng, { right, others }) : typedNumber({ right, others })),
    solved: `${ask} ${right}`,
    praise: 'You knew which number goes with what.',
    hint: 'What do the other numbers count?',
    steps: [
      { say: 'Ask what each number counts.' },
      ...others.slice(0, 2).map(([value, counts]) => ({ say: `${value} goes with ${counts}.` })),
      { say: `${ask} ${right}.` },
    ],
  };
};

const howALawIsMade = (rng: SeededRandom, level: Level): Question => {
  const kept = new Set<string>(rng.some<string>(STEPS_TO_A_LAW, level + 2));
  const right: readonly string[] = STEPS_TO_A_LAW.filter((step) => kept.has(step));
  return {
    ask: 'A bill starts in the House. Put the steps to a law in order.',
    ...putInOrder(rng, {
      right,
      from: 'first',
      to: 'last',
      explain: (tiles) => {
        const { belongs, given } = firstOutOfPlace(right, tiles);
        return {
          headline: 'Not yet. Follow the bill.',
          reason: `"${belongs}" comes before "${given}". Congress works on a bill before it reaches the president.`,
          misconception: 'mixesSteps',
        };
      },
    }),
    solved: right.join(', '),
    praise: 'You followed the bill from the first page to the signature.',
    hint: 'A bill is talked over before anyone votes on it.',
    steps: chainSteps(right, {
      learn: 'Congress works on a bill before the president sees it.',
      begins: `It begins here: ${right[0]}.`,
    }),
  };
};

const makeQuestion = (rng: SeededRandom, { grade, level, version }: MakeAt): Question => {
  const variant = rng.int(1, 8);
  if (variant === 1) return howALawIsMade(rng, level);
  if (variant === 2 && level > 1) return numbers(rng, version);
  if (variant <= 4) return askFacts(rng, FOUNDING, { grade, level });
  return variant <= 6
    ? askFacts(rng, LEADERS, { grade, level, misconception: 'mixesLeaders' })
    : askFacts(rng, BRANCHES, { grade, level, misconception: 'mixesBranches' });
};

const makeFirstVersion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  const wrong = level === 1 ? 2 : 3;
  const variant = rng.int(1, 7);
  if (variant === 1) return howALawIsMade(rng, level);
  if (variant === 2) return numbers(rng, 1);
  if (variant === 3) return matchClues(rng, rng.pick([BRANCHES, LEADERS]), { grade });
  if (variant === 4) return whichOne(rng, FOUNDING, { grade, wrong });
  return variant === 5
    ? whichOne(rng, LEADERS, { grade, wrong, misconception: () => 'mixesLeaders' })
    : whichOne(rng, BRANCHES, { grade, wrong: 2, misconception: () => 'mixesBranches' });
};

export const government = defineSkill({
  id: 'how-government-works',
  version: 2,
  subject: 'socialStudies',
  name: 'How government works',
  grades: [4, 8],
  standards: [],
  kinds: ['choose', 'match', 'number', 'order'],
  forTeachers: {
    about: 'Knows the three branches, who leads what, and how a bill becomes a law.',
    toTry: 'Pass a class rule the long way: write it, discuss it, vote, sign.',
  },
  atDinner: 'If you could make one new law, what would it be?',
  slips: {
    mixesBranches: 'Mixes up the branches of government.',
    mixesLeaders: 'Mixes up who leads a city, a state and the country.',
    mixesSteps: 'Mixes up the steps from bill to law.',
    otherNumber: 'Gives a number that counts something else in government.',
  },
  make: (rng, at) => (at.version < 2 ? makeFirstVersion(rng, at) : makeQuestion(rng, at)),
});
