import { child } from '../../../kit/children.ts';
import { nearMiss, onThePad, typedOrChosen } from '../../../kit/find-number.ts';
import { matchPairs } from '../../../kit/match-pairs.ts';
import type { Level, Question } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill } from '../../../skill.ts';
import { GOODS } from '../numbers/countable.ts';

const repeated = (times: number, size: number) =>
  Array.from({ length: times }, () => size).join(' + ');

const inGroups = (rng: SeededRandom, isThird: boolean, level: Level): Question => {
  const most = isThird ? { 1: 5, 2: 7, 3: 10 }[level] : { 1: 4, 2: 5, 3: 5 }[level];
  const groups = rng.int(2, most);
  const size = rng.int(2, most);
  const right = groups * size;
  const { many } = rng.pick(GOODS);
  const way = `${groups} groups of ${size}: ${groups > 5 ? `count by ${size}` : repeated(groups, size)}.`;
  const picture = { kind: 'array', rows: groups, columns: size } as const;
  return {
    ask: isThird
      ? `${groups} bags hold ${size} ${many} each. How many ${many} is that?`
      : `${groups} rows of ${size}. How many dots in all?`,
    ...(!isThird && { picture }),
    ...typedOrChosen(rng, {
      right,
      mistakes: [
        {
          value: groups + size,
          headline: 'Each group has the same.',
          reason: `${groups + size} adds ${groups} and ${size}. Look: ${groups} groups of ${size}.`,
          picture,
          misconception: 'addsThem',
        },
        ...[right - size, right + size].map((value) => ({
          value,
          headline: value < right ? 'Close. One group more.' : 'Close. One group less.',
          reason: `${value} is one group off. There are ${groups} groups of ${size}.`,
          picture,
          misconception: 'groupOff',
        })),
      ],
      otherwise: nearMiss(right, isThird ? way : `Count by ${size}.`, picture),
    }),
    solved: `${groups} × ${size} = ${right}`,
    praise: `You counted ${groups} equal groups.`,
    hint: 'Count by the number in one group.',
  };
};

/** Shows multiplication as repeated addition. */
const asSums = (rng: SeededRandom): Question => {
  const facts = new Map<number, readonly [times: number, size: number]>();
  while (facts.size < 3) {
    const [times, size] = [rng.int(2, 4), rng.int(2, 9)];
    facts.set(times * size, [times, size]);
  }
  const pairs = [...facts.values()].map(
    ([times, size]) => [`${times} × ${size}`, repeated(times, size)] as const,
  );
  return {
    ask: 'Which belong together?',
    ...matchPairs(rng, pairs, ({ left, given, right }) => ({
      headline: `Not yet. Read ${left} aloud.`,
      reason: `${given} is something else. ${left} means ${right}.`,
    })),
    solved: pairs.map(([product, sum]) => `${product} = ${sum}`).join(', '),
    praise: 'You saw how many groups and how much in each.',
    hint: 'The first number says how many groups there are.',
  };
};

export const equalGroups = defineSkill({
  id: 'equal-groups',
  version: 1,
  subject: 'math',
  name: 'Equal groups',
  grades: [2, 3],
  needs: ['adding-past-ten'],
  standards: ['2.OA.C.4', '3.OA.A.1'],
  kinds: ['number', 'choose', 'match'],
  forTeachers: {
    about: 'Sees equal groups and rows as repeated adding and as multiplying.',
    toTry: 'Lay 3 plates with 4 beans each and say it as 4 + 4 + 4 and as 3 times 4.',
  },
  atDinner: 'What comes in equal groups at home? Eggs? Socks? Chairs?',
  slips: {
    addsThem: 'Adds the number of groups to the size of a group.',
    groupOff: 'Skips a group or counts one twice.',
  },
  make: (rng, { grade, level }) =>
    grade === 3 && rng.chance(25) ? asSums(rng) : inGroups(rng, grade === 3, level),
});

const sharedFairly = (rng: SeededRandom, max: number): Question => {
  const sharers = rng.int(2, max);
  const right = rng.int(2, max);
  const whole = sharers * right;
  const { many } = rng.pick(GOODS);
  const way = `${sharers} × ${right} = ${whole}, so each gets ${right}.`;
  const picture = { kind: 'array', rows: sharers, columns: right } as const;
  return {
    ask: `${sharers} friends share ${whole} ${many} equally. How many does each get?`,
    ...typedOrChosen(rng, {
      right,
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
    solved: `${whole} ÷ ${sharers} = ${right}`,
    praise: 'You used multiplying to check your sharing.',
    hint: 'Deal them out one by one, or think of a times fact you know.',
  };
};

const leftOver = (rng: SeededRandom, max: number): Question => {
  const size = rng.int(3, max);
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
    praise: 'You filled whole boxes first and looked at the rest.',
    hint: `Count by ${size} and stop before you pass the number.`,
  };
};

export const sharingOut = defineSkill({
  id: 'sharing-out',
  version: 1,
  subject: 'math',
  name: 'Sharing out',
  grades: [3, 4],
  needs: ['equal-groups'],
  standards: ['3.OA.A.2', '4.OA.A.3'],
  kinds: ['number', 'choose'],
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
  make: (rng, { grade, level }) => {
    const most = { 1: 5, 2: 8, 3: 10 }[level];
    return grade === 4 && rng.chance(60)
      ? leftOver(rng, Math.min(most, 9))
      : sharedFairly(rng, most);
  },
});
