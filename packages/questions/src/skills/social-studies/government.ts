import { chainSteps } from '../../kit/chain-steps.ts';
import { chooseOne } from '../../kit/choose-one.ts';
import { firstOutOfPlace, putInOrder } from '../../kit/put-in-order.ts';
import { matchClues, type Topic, whichOne } from '../../kit/which-one.ts';
import type { Level, Question } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { defineSkill } from '../../skill.ts';
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

const numbers = (rng: SeededRandom): Question => {
  const { ask, right, others } = rng.pick(NUMBERS_OF_GOVERNMENT);
  return {
    ask,
    ...chooseOne(rng, {
      right: String(right),
      mistakes: others.map(([value, counts]) => ({
        choice: String(value),
        headline: 'That number counts something else.',
        reason: `${value} goes with ${counts}. Here it is ${right}.`,
        misconception: 'otherNumber',
      })),
    }),
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

export const government = defineSkill({
  id: 'how-government-works',
  version: 1,
  subject: 'socialStudies',
  name: 'How government works',
  grades: [4, 8],
  standards: [],
  kinds: ['choose', 'match', 'order'],
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
  make: (rng, { grade, level }) => {
    const wrong = level === 1 ? 2 : 3;
    const variant = rng.int(1, 7);
    if (variant === 1) return howALawIsMade(rng, level);
    if (variant === 2) return numbers(rng);
    if (variant === 3) return matchClues(rng, rng.pick([BRANCHES, LEADERS]), { grade });
    if (variant === 4) return whichOne(rng, FOUNDING, { grade, wrong });
    return variant === 5
      ? whichOne(rng, LEADERS, { grade, wrong, misconception: () => 'mixesLeaders' })
      : whichOne(rng, BRANCHES, { grade, wrong: 2, misconception: () => 'mixesBranches' });
  },
});
