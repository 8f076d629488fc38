import { typedOrEven } from '../../../kit/even-in-rank.ts';
import { nearMiss, onThePad, typedOrChosen } from '../../../kit/find-number.ts';
import { askKinds } from '../../../kit/fits-kind.ts';
import { type Sorting, whichIs, whichIsNot } from '../../../kit/sort-by-kind.ts';
import { askFacts } from '../../../kit/which-fits.ts';
import { matchClues, type Topic, whichOne } from '../../../kit/which-one.ts';
import type { Level, Question, Step } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../../skill.ts';
import { FORCE_FACTS, MORE_PUSH_OR_PULL, PUSH_OR_PULL } from './forces.facts.ts';

const PUSHES: Sorting = {
  kinds: PUSH_OR_PULL,
  hint: 'Act it out with your hands.',
  praise: 'You acted it out in your mind.',
};

const MORE_PUSHES: Sorting = { ...PUSHES, kinds: MORE_PUSH_OR_PULL };

const FORCES: Topic = {
  which: 'Which force',
  facts: FORCE_FACTS,
  match: 'What does each force do?',
  hint: 'Which way does the push or pull go?',
  praise: 'You thought about the push or pull behind the motion.',
};

const MOVERS = [
  { who: 'A cyclist', slowest: 8, fastest: 12 },
  { who: 'A train', slowest: 40, fastest: 60 },
  { who: 'A runner', slowest: 5, fastest: 8 },
  { who: 'A boat', slowest: 6, fastest: 20 },
  { who: 'A bus', slowest: 20, fastest: 40 },
] as const;

type Trip = { rate: number; hours: number; wantsSpeed: boolean };

const speedSteps = ({ rate, hours, wantsSpeed }: Trip): Step[] => {
  const distance = rate * hours;
  const hops = Array.from({ length: hours }, () => rate);
  return wantsSpeed
    ? [
        { say: 'Speed tells how far it goes in one hour.' },
        { say: `Share the ${distance} miles among the ${hours} hours.` },
        {
          say: `${distance} ÷ ${hours} = ${rate}, so the speed is ${rate} mph.`,
          picture: { kind: 'hops', from: 0, hops },
        },
      ]
    : [
        { say: `In one hour it goes ${rate} miles.` },
        {
          say: `In ${hours} hours it goes ${hours} times as far.`,
          picture: { kind: 'hops', from: 0, hops },
        },
        { say: `${rate} × ${hours} = ${distance} miles.` },
      ];
};

const HOURS: Readonly<Record<Level, readonly [number, number]>> = {
  1: [2, 3],
  2: [3, 5],
  3: [4, 8],
};

const typed = (_: SeededRandom, sought: Parameters<typeof typedOrEven>[1]) => onThePad(sought);

/** Numbers are typed at level 2, where few other questions have choices. */
const askedFor = ({ level, version }: Pick<MakeAt, 'level' | 'version'>) => {
  if (version < 2) return typedOrChosen;
  return level === 2 ? typed : typedOrEven;
};

const speed = (rng: SeededRandom, { level, version }: MakeAt): Question => {
  const { who, slowest, fastest } = rng.pick(MOVERS);
  const isFirst = version < 2;
  const rate = rng.int(isFirst ? 4 : slowest, fastest);
  const hours = isFirst ? rng.int(2, level === 1 ? 3 : 6) : rng.int(...HOURS[level]);
  const distance = rate * hours;
  const wantsSpeed = (isFirst && level === 1) || rng.chance(50);
  const [right, turned] = wantsSpeed ? [rate, distance * hours] : [distance, rate];
  return {
    ask: wantsSpeed
      ? `${who} goes ${distance} miles in ${hours} hours. How fast is that?`
      : `${who} goes ${rate} miles per hour. How far is it after ${hours} hours?`,
    ...askedFor({ level, version })(rng, {
      right,
      unit: wantsSpeed ? 'mph' : 'miles',
      mistakes: [
        {
          value: turned,
          headline: wantsSpeed ? 'Share the miles among the hours.' : 'That is one hour only.',
          reason: wantsSpeed
            ? `You multiplied. Speed is distance divided by time: ${distance} ÷ ${hours}.`
            : `In each hour it goes ${rate} miles, and there are ${hours} hours. Multiply.`,
          misconception: 'turnsSpeed',
        },
        {
          value: wantsSpeed ? distance - hours : rate + hours,
          headline: 'Miles and hours do not add up.',
          reason: wantsSpeed
            ? `Miles minus hours is not a speed. Divide ${distance} by ${hours}.`
            : `Miles plus hours is not a distance. Multiply ${rate} by ${hours}.`,
          misconception: 'addsUnits',
        },
      ],
      otherwise: nearMiss(
        right,
        wantsSpeed ? `Divide ${distance} by ${hours}.` : `Multiply ${rate} by ${hours}.`,
      ),
    }),
    solved: wantsSpeed
      ? `${distance} ÷ ${hours} = ${rate} mph`
      : `${rate} × ${hours} = ${distance} miles`,
    praise: 'You used how distance, time and speed hang together.',
    hint: wantsSpeed ? 'How far does it go in one hour?' : 'How far does it go in each hour?',
    steps: speedSteps({ rate, hours, wantsSpeed }),
  };
};

const makeQuestion = (rng: SeededRandom, at: MakeAt): Question => {
  const { grade, level } = at;
  if (grade <= 2) return askKinds(rng, MORE_PUSHES, { level });
  if (grade >= 6 && rng.chance(45)) return speed(rng, at);
  return askFacts(rng, FORCES, { grade, level, misconception: 'mixesForces' });
};

const makeFirstVersion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  const wrong = level === 1 ? 2 : 3;
  if (grade <= 2) {
    return rng.chance(level === 3 ? 40 : 10)
      ? whichIsNot(rng, PUSHES, wrong)
      : whichIs(rng, PUSHES, wrong);
  }
  if (grade >= 6 && rng.chance(50)) return speed(rng, { grade, level, version: 1 });
  return rng.chance(30)
    ? matchClues(rng, FORCES, { grade, count: level === 3 ? 4 : 3, misconception: 'mixesForces' })
    : whichOne(rng, FORCES, { grade, wrong, misconception: () => 'mixesForces' });
};

export const forces = defineSkill({
  id: 'forces-and-motion',
  version: 2,
  subject: 'science',
  name: 'Forces and motion',
  grades: [0, 8],
  standards: ['K-PS2-1', '3-PS2-1', '5-PS2-1', 'MS-PS2-2'],
  kinds: ['choose', 'match', 'number'],
  forTeachers: {
    about: 'Names pushes, pulls and other forces, and works with speed from grade 6.',
    toTry: 'Roll a ball over a rug and over the floor, and ask what slowed it.',
  },
  atDinner: 'What did you push today, and what did you pull?',
  slips: {
    turnsPushAndPull: 'Mixes up a push and a pull.',
    mixesForces: 'Mixes up forces such as gravity and friction.',
    turnsSpeed: 'Divides where to multiply, or the other way around, to find speed.',
    addsUnits: 'Adds or subtracts miles and hours.',
  },
  make: (rng, at) => (at.version < 2 ? makeFirstVersion(rng, at) : makeQuestion(rng, at)),
});
