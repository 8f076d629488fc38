import { nearMiss, onThePad, type Sought, typedOrChosen } from '../../../kit/find-number.ts';
import { matchPairs } from '../../../kit/match-pairs.ts';
import type { Question, Step } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../../skill.ts';
import { GOODS } from '../numbers/countable.ts';

const typed = (_rng: SeededRandom, sought: Sought) => onThePad(sought);

const repeated = (times: number, size: number) =>
  Array.from({ length: times }, () => size).join(' + ');

/** Smallest and largest number of groups. */
const GROUP_RANGES = {
  2: { 1: [2, 4], 2: [3, 5], 3: [3, 5] },
  3: { 1: [2, 5], 2: [3, 7], 3: [4, 9] },
} as const;

const thrownGroups = (rng: SeededRandom, isThird: boolean, { level, version }: MakeAt) => {
  const oldMost = isThird ? { 1: 5, 2: 7, 3: 10 }[level] : { 1: 4, 2: 5, 3: 5 }[level];
  const [least, most] = version > 1 ? GROUP_RANGES[isThird ? 3 : 2][level] : [2, oldMost];
  const largest = version > 1 && !isThird ? 5 : most;
  const smallest = version > 1 && !isThird ? (level === 3 ? 3 : 2) : least;
  return [rng.int(least, most), rng.int(smallest, largest)] as const;
};

const product = ([groups, size]: readonly [number, number]) => groups * size;

const groupSteps = (groups: number, size: number, hasSign: boolean): Step[] => {
  const right = groups * size;
  const counted = Array.from({ length: groups }, (_, at) => (at + 1) * size);
  return [
    {
      say: `There are ${groups} groups with ${size} in each.`,
      picture: { kind: 'array', rows: groups, columns: size },
    },
    {
      say: `Count by ${size}: ${counted.join(', ')}.`,
      picture: { kind: 'hops', from: 0, hops: counted.map(() => size) },
    },
    {
      say: hasSign
        ? `${groups} groups of ${size} are ${right}: ${groups} × ${size} = ${right}.`
        : `${groups} groups of ${size} are ${right} in all.`,
    },
  ];
};

const inGroups = (rng: SeededRandom, isThird: boolean, at: MakeAt): Question => {
  const { level, version } = at;
  const [groups, size] = thrownGroups(rng, isThird, at);
  const isStory = isThird || (version > 1 && level === 3);
  const right = groups * size;
  const { many } = rng.pick(GOODS);
  const way = `${groups} groups of ${size}: ${groups > 5 ? `count by ${size}` : repeated(groups, size)}.`;
  const picture = { kind: 'array', rows: groups, columns: size } as const;
  return {
    ask: isStory
      ? `${groups} bags hold ${size} ${many} each. How many ${many} is that?`
      : `${groups} rows of ${size}. How many dots in all?`,
    ...(!isStory && { picture }),
    // Few numbers are products in grade 2, so a child could know the right ones by sight.
    ...(version > 1 && !isThird ? typed : typedOrChosen)(rng, {
      right,
      ...(version > 1 && { alike: () => product(thrownGroups(rng, isThird, at)) }),
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
    steps: groupSteps(groups, size, isThird),
  };
};

/** Shows multiplication as repeated addition. */
const asSums = (rng: SeededRandom, { level, version }: MakeAt): Question => {
  const facts = new Map<number, readonly [times: number, size: number]>();
  const ranges = { 1: [2, 3, 2, 6], 2: [2, 4, 2, 9], 3: [3, 5, 4, 12] } as const;
  const [fewest, most, smallest, largest] = ranges[version > 1 ? level : 2];
  while (facts.size < 3) {
    const [times, size] = [rng.int(fewest, most), rng.int(smallest, largest)];
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
    steps: [
      ...[...facts.values()].slice(0, 2).map(([times, size]) => ({
        say: `${times} × ${size} means ${times} groups of ${size}.`,
        picture: { kind: 'array' as const, rows: times, columns: size },
      })),
      { say: 'Write each group once and put plus between them.' },
      { say: `So ${pairs[0]?.[0]} is ${pairs[0]?.[1]}. Match the others in this way.` },
    ],
  };
};

export const equalGroups = defineSkill({
  id: 'equal-groups',
  version: 2,
  subject: 'math',
  name: 'Equal groups',
  grades: [2, 3],
  needs: ['adding-past-ten'],
  standards: ['2.OA.C.4', '3.OA.A.1'],
  kinds: ['number', 'choose', 'match'],
  isFactSet: true,
  forTeachers: {
    about: 'Sees equal groups and rows as repeated adding and as multiplying.',
    toTry: 'Lay 3 plates with 4 beans each and say it as 4 + 4 + 4 and as 3 times 4.',
  },
  atDinner: 'What comes in equal groups at home? Eggs? Socks? Chairs?',
  slips: {
    addsThem: 'Adds the number of groups to the size of a group.',
    groupOff: 'Skips a group or counts one twice.',
  },
  make: (rng, at) =>
    at.grade === 3 && rng.chance(25) ? asSums(rng, at) : inGroups(rng, at.grade === 3, at),
});
