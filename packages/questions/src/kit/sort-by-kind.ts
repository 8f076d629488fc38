import type { Question, Step } from '../question.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { capital } from './capital.ts';
import { chooseOne } from './choose-one.ts';
import { matchPairs } from './match-pairs.ts';
import { drawn, evenlyDrawn } from './pictured.ts';

/** A category. No member belongs to two categories of one sorting. */
export type Kind = {
  /** Completes the sentence "A frog is …". */
  one: string;
  /** How to recognize it: "Mammals feed milk to their young." */
  know: string;
  /** Members with article if needed: "a frog", "ice". */
  members: readonly string[];
  /** Misconception shown by confusing this category with the requested one. */
  misconception?: string;
};

export type Sorting = {
  kinds: readonly Kind[];
  /** Defaults to "is": "The word frog is a noun." */
  say?: (member: string, one: string) => string;
  hint: string;
  praise: string;
};

type Sorted = { member: string; kind: Kind };

const sayIs = (member: string, one: string) => `${capital(member)} is ${one}`;

/** Teaches how to know the right category, and why a tempting member is not in it. */
const sortingSteps = (
  { say = sayIs }: Sorting,
  { know, right, tempting }: { know: string; right: Sorted; tempting: Sorted },
): Step[] => [
  { say: know },
  { say: `${say(tempting.member, tempting.kind.one)}.` },
  { say: `${say(right.member, right.kind.one)}.` },
];

const twoKinds = (rng: SeededRandom, { kinds }: Sorting) => {
  const kind = rng.pick(kinds);
  return { kind, others: kinds.filter((other) => other !== kind) };
};

const misconceptionOf = ({ misconception }: Kind) => misconception && { misconception };

/** Asks "Which one is a mammal?" */
export const whichIs = (rng: SeededRandom, sorting: Sorting, wrong = 3): Question => {
  const { say = sayIs, praise, hint } = sorting;
  const { kind, others } = twoKinds(rng, sorting);
  const right = rng.pick(kind.members);
  const wrongMembers = rng.shuffle(
    others.flatMap((other) => other.members.map((member) => ({ member, kind: other }))),
  );
  const [tempting = { member: right, kind }] = wrongMembers;
  return {
    ask: `Which one is ${kind.one}?`,
    ...evenlyDrawn(
      chooseOne(rng, {
        right: drawn(right),
        wrong,
        mistakes: wrongMembers.map(({ member, kind: theirs }) => ({
          choice: drawn(member),
          headline: 'Not yet. Ask what it is.',
          reason: `${say(member, theirs.one)}. ${kind.know}`,
          ...misconceptionOf(theirs),
        })),
      }),
    ),
    solved: say(right, kind.one),
    praise,
    hint,
    steps: sortingSteps(sorting, {
      know: kind.know,
      tempting,
      right: { member: right, kind },
    }),
  };
};

/** Asks "Which one is not a mammal?" */
export const whichIsNot = (rng: SeededRandom, sorting: Sorting, wrong = 3): Question => {
  const { say = sayIs, praise, hint } = sorting;
  const { kind, others } = twoKinds(rng, sorting);
  const other = rng.pick(others);
  const right = rng.pick(other.members);
  const members = rng.shuffle(kind.members);
  return {
    ask: `Which one is not ${kind.one}?`,
    ...evenlyDrawn(
      chooseOne(rng, {
        right: drawn(right),
        wrong,
        mistakes: members.map((member) => ({
          choice: drawn(member),
          headline: 'Listen for the word not.',
          reason: `${say(member, kind.one)}. Find the one that is not.`,
        })),
      }),
    ),
    solved: say(right, other.one),
    praise,
    hint,
    steps: sortingSteps(sorting, {
      know: kind.know,
      tempting: { member: members[0] ?? right, kind },
      right: { member: right, kind: other },
    }),
  };
};

/** Asks to match each thing with its category. */
export const matchKinds = (rng: SeededRandom, sorting: Sorting, ask: string): Question => {
  const { say = sayIs, praise, hint } = sorting;
  const kinds = rng.some(sorting.kinds, 3);
  const pairs = kinds.map(({ one, members }) => [rng.pick(members), one] as const);
  return {
    ask,
    ...matchPairs(rng, pairs, ({ left, right }) => {
      const kind = kinds.find(({ one }) => one === right);
      return {
        headline: 'Not yet. Look at one pair again.',
        reason: `${say(left, right)}. ${kind?.know ?? ''}`,
      };
    }),
    solved: pairs.map(([member, one]) => `${member}: ${one}`).join(', '),
    praise,
    hint,
    steps: pairs.map(([member, one]) => ({ say: `${say(member, one)}.` })),
  };
};
