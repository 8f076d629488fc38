import { child } from '../../../kit/children.ts';
import { nearMiss, onThePad, typedOrChosen } from '../../../kit/find-number.ts';
import type { Question } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../../skill.ts';
import { GOODS } from '../numbers/countable.ts';

/** Smallest and largest number of sharers and of things each one gets. */
const SHARING_RANGES = { 1: [2, 5], 2: [3, 8], 3: [5, 10] } as const;

const sharedFairly = (rng: SeededRandom, { level, version }: MakeAt, max: number): Question => {
  const [least, most] = version > 1 ? SHARING_RANGES[level] : [2, max];
  const sharers = rng.int(least, most);
  const right = rng.int(least, most);
  const whole = sharers * right;
  const { many } = rng.pick(GOODS);
  const way = `${sharers} × ${right} = ${whole}, so each gets ${right}.`;
  const picture = { kind: 'array', rows: sharers, columns: right } as const;
  return {
    ask: `${sharers} friends share ${whole} ${many} equally. How many does each get?`,
    ...typedOrChosen(rng, {
      right,
      ...(version > 1 && { alike: () => rng.int(least, most) }),
      mistakes: [
        {
          value: whole - sharers,
          headline: 'Not yet. Deal them out.',
          reason: `${whole - sharers} is ${whole} − ${sharers}. Sharing means equal groups: ${way}`,
          picture,
          misconception: 'subtracts',
        },
        {
          value: sharers,
          headline: 'That is how many friends.',
          reason: `There are ${sharers} friends. ${way}`,
          picture,
          misconception: 'namesSharers',
        },
      ],
      otherwise: (given) => ({
        headline: 'Not yet. Check by multiplying.',
        reason: `${given} each for ${sharers} friends is ${given * sharers}. ${way}`,
        picture,
      }),
    }),
    steps: [
      { say: `Think: ${sharers} times what makes ${whole}?` },
      {
        say: `Deal ${whole} into ${sharers} equal rows: ${sharers} × ${right} = ${whole}.`,
        picture,
      },
      { say: `Each of the ${sharers} friends gets ${right}.` },
    ],
    solved: `${whole} ÷ ${sharers} = ${right}`,
    praise: 'You shared so that each gets the same.',
    hint: 'Deal them out one by one, or think of a times fact you know.',
  };
};

const leftOver = (rng: SeededRandom, least: number, max: number): Question => {
  const size = rng.int(least, max);
  const times = rng.int(2, max);
  const right = rng.int(1, size - 1);
  const whole = size * times + right;
  const name = child(rng);
  const { many } = rng.pick(GOODS);
  const way = `${times} × ${size} = ${size * times}, and ${whole} − ${size * times} = ${right}.`;
  return {
    ask: `${name} packs ${whole} ${many}, ${size} to a box. How many are left over?`,
    ...onThePad({
      right,
      mistakes: [
        {
          value: times,
          headline: 'That counts the full boxes.',
          reason: `${name} fills ${times} boxes. What is left over? ${way}`,
          misconception: 'namesBoxes',
        },
        {
          value: size - right,
          headline: 'That fills the next box.',
          reason: `${size - right} more would fill another box. Left over: ${way}`,
          misconception: 'namesGap',
        },
      ],
      otherwise: nearMiss(right, way),
    }),
    solved: `${whole} ÷ ${size} = ${times}, remainder ${right}`,
    praise: 'You found what the full boxes leave over.',
    hint: `Count by ${size} and stop before you pass the number.`,
    steps: [
      {
        say: `Count by ${size} up to ${size * times}. That fills ${times} boxes.`,
        picture: { kind: 'hops', from: 0, hops: Array.from({ length: times }, () => size) },
      },
      { say: `One more box would need ${size * times + size}. There are only ${whole}.` },
      {
        say: `${whole} − ${size * times} = ${right}, so ${right} ${right === 1 ? 'is' : 'are'} left over.`,
      },
    ],
  };
};

export const sharingOut = defineSkill({
  id: 'sharing-out',
  version: 2,
  subject: 'math',
  name: 'Sharing out',
  grades: [3, 4],
  needs: ['equal-groups'],
  standards: ['3.OA.A.2', '4.OA.A.3'],
  kinds: ['number', 'choose'],
  isFactSet: true,
  forTeachers: {
    about: 'Shares a number into equal groups and knows what a remainder means.',
    toTry: 'Deal 12 beans onto 3 plates one by one, then ask what changes with 13.',
  },
  atDinner: 'If we share these fairly, how many does each of us get? What about the rest?',
  slips: {
    subtracts: 'Takes away once instead of sharing equally.',
    namesSharers: 'Names how many share, not what each one gets.',
    namesBoxes: 'Names the full boxes when asked for the rest.',
    namesGap: 'Names what the next box still needs.',
  },
  make: (rng, at) => {
    const { grade, level, version } = at;
    const most = { 1: 5, 2: 8, 3: 10 }[level];
    return grade === 4 && rng.chance(60)
      ? leftOver(rng, version > 1 && level === 3 ? 6 : 3, Math.min(most, 9))
      : sharedFairly(rng, at, most);
  },
});
