import type { Question, Step } from '../question.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { capital } from './capital.ts';
import { chooseOne, type Mistake } from './choose-one.ts';
import { drawn, evenlyDrawn } from './pictured.ts';
import { type Kind, matchKinds, type Sorting } from './sort-by-kind.ts';

/*
 * Sorting questions in which each member is right as often as wrong. Members are shown without
 * article, so that its form tells nothing.
 */

const LEFT_OUT = /^(an?|the) /;

const bare = (member: string) => member.replace(LEFT_OUT, '');

const sayIs = (member: string, one: string) => `${capital(member)} is ${one}`;

type Drawn = { member: string; kind: Kind };

/** Takes a member of each category in turn, so that large categories are not offered more often. */
const inTurn = (rng: SeededRandom, kinds: readonly Kind[]): Drawn[] => {
  const rows = rng.shuffle(kinds).map((kind) => ({ kind, members: rng.shuffle(kind.members) }));
  const longest = Math.max(...rows.map(({ members }) => members.length));
  return Array.from({ length: longest }, (_, at) =>
    rows.flatMap(({ kind, members }) => {
      const member = members[at];
      return member === undefined ? [] : [{ member, kind }];
    }),
  ).flat();
};

type Asked = { right: Drawn; wrong: number; mistakes: readonly Mistake[] };

const choices = (rng: SeededRandom, { right, wrong, mistakes }: Asked) =>
  evenlyDrawn(chooseOne(rng, { right: drawn(bare(right.member)), wrong, mistakes }));

type Taught = { know: string; tempting: Drawn | undefined; right: Drawn };

const kindSteps = ({ say = sayIs }: Sorting, { know, tempting, right }: Taught): Step[] => [
  { say: know },
  ...(tempting ? [{ say: `${say(tempting.member, tempting.kind.one)}.` }] : []),
  { say: `${say(right.member, right.kind.one)}.` },
];

/** Asks `Which one fits: "a mammal"?` */
export const whichFitsKind = (rng: SeededRandom, sorting: Sorting, wrong = 3): Question => {
  const { say = sayIs, kinds, praise, hint } = sorting;
  const kind = rng.pick(kinds);
  const right = { member: rng.pick(kind.members), kind };
  const others = inTurn(
    rng,
    kinds.filter((other) => other !== kind),
  );
  return {
    ask: `Which one fits: "${kind.one}"?`,
    ...choices(rng, {
      right,
      wrong,
      mistakes: others.map(({ member, kind: theirs }) => ({
        choice: drawn(bare(member)),
        headline: 'Not yet. Ask what it is.',
        reason: `${say(member, theirs.one)}. ${kind.know}`,
        ...(theirs.misconception && { misconception: theirs.misconception }),
      })),
    }),
    solved: say(right.member, kind.one),
    praise,
    hint,
    steps: kindSteps(sorting, { know: kind.know, tempting: others[0], right }),
  };
};

/** Asks `Which one does not fit: "a mammal"?` */
const whichDoesNotFit = (rng: SeededRandom, sorting: Sorting, wrong = 3): Question => {
  const { say = sayIs, kinds, praise, hint } = sorting;
  const most = Math.min(wrong, Math.max(...kinds.map(({ members }) => members.length)));
  const kind = rng.pick(kinds.filter(({ members }) => members.length >= most));
  const other = rng.pick(kinds.filter((one) => one !== kind));
  const right = { member: rng.pick(other.members), kind: other };
  const members = rng.shuffle(kind.members);
  return {
    ask: `Which one does not fit: "${kind.one}"?`,
    ...choices(rng, {
      right,
      wrong,
      mistakes: members.map((member) => ({
        choice: drawn(bare(member)),
        headline: 'Listen for the word not.',
        reason: `${say(member, kind.one)}. Find the one that is not.`,
        ...(other.misconception && { misconception: other.misconception }),
      })),
    }),
    solved: say(right.member, other.one),
    praise,
    hint,
    steps: kindSteps(sorting, {
      know: kind.know,
      tempting: { member: members[0] ?? right.member, kind },
      right,
    }),
  };
};

type AskKinds = {
  level: 1 | 2 | 3;
  /** Prompt for matching, which needs three categories. */
  match?: string;
};

/** Asks which one fits, then more of it or matching, then which one does not fit. */
export const askKinds = (
  rng: SeededRandom,
  sorting: Sorting,
  { level, match }: AskKinds,
): Question => {
  if (level === 1) return whichFitsKind(rng, sorting, 2);
  if (level === 3) return whichDoesNotFit(rng, sorting);
  return match && rng.chance(60) ? matchKinds(rng, sorting, match) : whichFitsKind(rng, sorting);
};
