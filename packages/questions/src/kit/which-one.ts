import type { GradeNumber, Question, Step } from '../question.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { TEXT_LIMITS } from '../text-limits.ts';
import { capital } from './capital.ts';
import { chooseOne } from './choose-one.ts';
import { matchPairs } from './match-pairs.ts';
import { drawn, evenlyDrawn, thingOf } from './pictured.ts';

/** A fact that is true for only one name of its topic. */
export type Fact = {
  name: string;
  /** Completes a sentence that starts with the name: "makes the laws". */
  does: string;
  /** Short form for a card: "makes laws". */
  clue?: string;
  /** First grade that knows the name. */
  from?: GradeNumber;
  /** First version of the skill that has this fact. */
  since?: number;
  /** Names for which it could be true, too. They are not offered together. */
  also?: readonly string[];
};

export type Topic = {
  /** Starts the question: "Which planet". */
  which: string;
  /** Text before a name in a sentence, such as "the ". */
  before?: string | ((name: string) => string);
  facts: readonly Fact[];
  /** Prompt for matching names and clues. */
  match?: string;
  hint: string;
  praise: string;
  /** First step of a worked solution. Defaults to the hint. */
  learn?: string;
};

export type At = {
  grade: GradeNumber;
  /** Number of wrong choices. */
  wrong?: number;
  misconception?: (target: Fact, taken: Fact) => string | undefined;
};

export const knownIn = ({ facts }: Topic, grade: GradeNumber) =>
  facts.filter(({ from = 0 }) => from <= grade);

/** Returns a name with the text before it: "an owl". */
const named = ({ before = '' }: Topic, name: string) => {
  const stated = typeof before === 'string' ? before : before(name);
  const article = stated === 'a ' && /^[aeiou]/.test(name) ? 'an ' : stated;
  return `${article}${name}`;
};

export const startOf = (topic: Topic, name: string) => capital(named(topic, name));

export const describeFact = (topic: Topic, { name, does }: Fact) =>
  `${startOf(topic, name)} ${does}.`;

/** A fact in a sentence, with a drawing of what it is about. */
const factStep = (topic: Topic, fact: Fact): Step => {
  const thing = thingOf(fact.name);
  return {
    say: describeFact(topic, fact),
    ...(thing && { picture: { kind: 'things', groups: [{ thing, count: 1 }] } }),
  };
};

/** Teaches what to think of, what is true of a tempting name, and the answer. */
export const factSteps = (topic: Topic, target: Fact, tempting: Fact | undefined): Step[] => [
  { say: topic.learn ?? topic.hint },
  ...(tempting ? [factStep(topic, tempting)] : []),
  factStep(topic, target),
];

/** Asks "Which planet is closest to the sun?" with other names of the topic as choices. */
export const whichOne = (
  rng: SeededRandom,
  topic: Topic,
  { grade, wrong = 3, misconception }: At,
): Question => {
  const facts = knownIn(topic, grade);
  const target = rng.pick(facts);
  const others = facts.filter(
    ({ name }) => name !== target.name && !(target.also ?? []).includes(name),
  );
  const offered = rng.shuffle(others);
  return {
    ask: `${topic.which} ${target.does}?`,
    ...evenlyDrawn(
      chooseOne(rng, {
        right: drawn(target.name),
        wrong,
        mistakes: offered.map((taken) => {
          const shows = misconception?.(target, taken);
          return {
            choice: drawn(taken.name),
            headline: 'Not yet. Compare the two.',
            reason: `${describeFact(topic, taken)} ${describeFact(topic, target)}`,
            ...(shows && { misconception: shows }),
          };
        }),
      }),
    ),
    solved: describeFact(topic, target).slice(0, -1),
    praise: topic.praise,
    hint: topic.hint,
    steps: factSteps(topic, target, offered[0]),
  };
};

/** Returns as many pairs as fit on the card. */
const asManyAsFit = (pairs: readonly string[]) =>
  pairs.reduce((text, pair) => {
    const longer = `${text}, ${pair}`;
    return longer.length <= TEXT_LIMITS.solved ? longer : text;
  });

/** Asks to match names on the left with clues on the right. */
export const matchClues = (
  rng: SeededRandom,
  topic: Topic,
  {
    grade,
    count = 3,
    misconception,
  }: { grade: GradeNumber; count?: number; misconception?: string },
): Question => {
  const taken: Fact[] = [];
  for (const fact of rng.shuffle(knownIn(topic, grade).filter(({ clue }) => clue))) {
    const isTaken = taken.some(
      ({ name, also = [] }) =>
        name === fact.name || also.includes(fact.name) || (fact.also ?? []).includes(name),
    );
    if (!isTaken && taken.length < count) taken.push(fact);
  }
  const pairs = taken.map(({ name, clue = '' }) => [name, clue] as const);
  const ownerOf = (clue: string) => pairs.find(([, theirs]) => theirs === clue)?.[0] ?? '';
  return {
    ask: topic.match ?? 'Which belong together?',
    ...matchPairs(rng, pairs, ({ left, given, right }) => ({
      headline: 'Not yet. Look at one pair again.',
      reason: `"${capital(given)}" goes with ${ownerOf(given)}. For ${left} it is "${right}".`,
      ...(misconception && { misconception }),
    })),
    solved: asManyAsFit(pairs.map(([name, clue]) => `${name}: ${clue}`)),
    praise: topic.praise,
    hint: 'Start with the pair you are sure of.',
    steps: taken.map((fact) => factStep(topic, fact)),
  };
};
