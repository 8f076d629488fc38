import { chooseOne } from '../../kit/choose-one.ts';
import { matchPairs } from '../../kit/match-pairs.ts';
import type { Level, Question } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../skill.ts';
import { STATES, type State } from './states.facts.ts';

/** Returns other states as choices. Those of the same region are harder than distant ones. */
const othersFor = (rng: SeededRandom, target: State, level: Level) =>
  rng
    .shuffle(STATES)
    .filter((other) => other !== target && (other.region === target.region) === level > 1);

const capitalOf = (rng: SeededRandom, level: Level, cityChance = 100): Question => {
  const target = rng.pick(STATES);
  const { name, capital, city } = target;
  return {
    ask: `What is the capital of ${name}?`,
    ...chooseOne(rng, {
      right: capital,
      wrong: level === 1 ? 2 : 3,
      mistakes: [
        ...(city && level > 1 && (cityChance === 100 || rng.chance(cityChance))
          ? [
              {
                choice: city,
                headline: 'Known, but not the capital.',
                reason: `${city} is a city in ${name}, but the state government meets in ${capital}.`,
                misconception: 'knownCity',
              },
            ]
          : []),
        ...othersFor(rng, target, level)
          .filter((other) => other.capital !== city)
          .map((other) => ({
            choice: other.capital,
            headline: `That is the capital of ${other.name}.`,
            reason: `${other.capital} belongs to ${other.name}. The capital of ${name} is ${capital}.`,
            misconception: 'otherState',
          })),
      ],
    }),
    solved: `The capital of ${name} is ${capital}`,
    praise: 'You remembered where the state government meets.',
    hint: 'The capital is not always the largest city.',
    steps: [
      { say: 'The capital is where the state government meets.' },
      ...(city ? [{ say: `${city} is a city in ${name}, but not the capital.` }] : []),
      { say: `The capital of ${name} is ${capital}.` },
    ],
  };
};

const stateOf = (rng: SeededRandom, level: Level): Question => {
  const target = rng.pick(STATES);
  const { name, capital } = target;
  const others = othersFor(rng, target, level).filter((other) => other.city !== capital);
  return {
    ask: `${capital} is the capital of which state?`,
    ...chooseOne(rng, {
      right: name,
      wrong: level === 1 ? 2 : 3,
      mistakes: others.map((other) => ({
        choice: other.name,
        headline: `Not yet. Think of ${other.name}.`,
        reason: `The capital of ${other.name} is ${other.capital}. ${capital} is the capital of ${name}.`,
        misconception: 'otherState',
      })),
    }),
    solved: `${capital} is the capital of ${name}`,
    praise: 'You joined the city to its state.',
    hint: 'Picture the map. In which part of the country is it?',
    steps: [
      { say: `On the map, ${capital} is in the ${target.region}.` },
      ...others
        .slice(0, 1)
        .map((other) => ({ say: `The capital of ${other.name} is ${other.capital}.` })),
      { say: `${capital} is the capital of ${name}.` },
    ],
  };
};

const inWhichRegion = (rng: SeededRandom, version: number): Question => {
  const target = rng.pick(STATES);
  const mates = STATES.filter((other) => other !== target && other.region === target.region).slice(
    0,
    2,
  );
  const regions = ['Northeast', 'Midwest', 'South', 'West'] as const;
  return {
    ask:
      version < 2
        ? `In which region of the United States is ${target.name}?`
        : `In which region of the Census Bureau is ${target.name}?`,
    ...chooseOne(rng, {
      right: target.region,
      mistakes: regions
        .filter((region) => region !== target.region)
        .map((region) => {
          const example = rng.pick(STATES.filter((other) => other.region === region));
          return {
            choice: region,
            headline: `${example.name} is in the ${region}.`,
            reason: `${target.name} lies elsewhere: the Census map counts it in the ${target.region}.`,
            misconception: 'otherRegion',
          };
        }),
    }),
    solved: `${target.name} is in the ${target.region}`,
    praise: 'You pictured the map of the country.',
    hint: 'Which states are its neighbors?',
    steps: [
      { say: 'The Census map has four regions: Northeast, Midwest, South and West.' },
      { say: `${mates.map(({ name }) => name).join(' and ')} are in the ${target.region}, too.` },
      { say: `${target.name} is in the ${target.region}.` },
    ],
  };
};

const matchCapitals = (rng: SeededRandom, count: number): Question => {
  const pairs = rng.some(STATES, count).map(({ name, capital }) => [name, capital] as const);
  const ownerOf = (capital: string) => pairs.find(([, theirs]) => theirs === capital)?.[0];
  return {
    ask: 'Match each state with its capital.',
    ...matchPairs(rng, pairs, ({ left, given, right }) => ({
      headline: `${given} belongs elsewhere.`,
      reason: `${given} is the capital of ${ownerOf(given)}. For ${left} it is ${right}.`,
      misconception: 'otherState',
    })),
    solved: pairs
      .slice(0, 3)
      .map(([, capital]) => capital)
      .join(', '),
    praise: 'You joined the cities to their states.',
    hint: 'Start with the pair you are sure of.',
    steps: pairs.map(([name, capital]) => ({ say: `${capital} is the capital of ${name}.` })),
  };
};

/** Asks for the city, then for the state or pairs, then for cities beside larger ones. */
const makeQuestion = (rng: SeededRandom, { level, version }: MakeAt): Question => {
  const variant = rng.int(1, 6);
  if (level === 1) return variant <= 4 ? capitalOf(rng, 1) : inWhichRegion(rng, version);
  if (level === 2) return variant <= 3 ? capitalOf(rng, 2, 40) : matchCapitals(rng, 3);
  return variant <= 4 ? stateOf(rng, 3) : matchCapitals(rng, 4);
};

const makeFirstVersion = (rng: SeededRandom, { level }: MakeAt): Question => {
  const variant = rng.int(1, 6);
  if (variant === 1) return matchCapitals(rng, level === 3 ? 4 : 3);
  if (variant === 2) return inWhichRegion(rng, 1);
  return variant <= 4 ? capitalOf(rng, level) : stateOf(rng, level);
};

export const states = defineSkill({
  id: 'states-and-capitals',
  version: 2,
  subject: 'socialStudies',
  name: 'States and capitals',
  grades: [4, 8],
  standards: [],
  kinds: ['choose', 'match'],
  isFactSet: true,
  forTeachers: {
    about: 'Knows the capitals of the states and the regions of the country.',
    toTry: 'Learn five neighbors at a time, with a finger on the map.',
  },
  atDinner: 'Which state would you like to visit, and what do you know about it?',
  slips: {
    knownCity: 'Takes a well-known city for the capital.',
    otherState: 'Mixes up the capitals of two states.',
    otherRegion: 'Puts a state into another region.',
  },
  make: (rng, at) => (at.version < 2 ? makeFirstVersion(rng, at) : makeQuestion(rng, at)),
});
