import { capital } from '../../../kit/capital.ts';
import { chainSteps } from '../../../kit/chain-steps.ts';
import { chooseOne, type Mistake } from '../../../kit/choose-one.ts';
import { askKinds } from '../../../kit/fits-kind.ts';
import { firstOutOfPlace, putInOrder } from '../../../kit/put-in-order.ts';
import { matchKinds, type Sorting, whichIs } from '../../../kit/sort-by-kind.ts';
import type { Level, Question } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../../skill.ts';
import { EATERS, FIRST_FOOD_CHAINS, FOOD_CHAINS, ROLES } from './food-chains.facts.ts';

const ROLE_SORTING: Sorting = {
  kinds: ROLES,
  say: (member, one) =>
    member === 'soil bacteria'
      ? `Soil bacteria are ${one.replace(/^an? /, '')}s`
      : `${capital(member)} is ${one}`,
  hint: 'Where does it get its food from?',
  praise: 'You asked where it gets its energy.',
};

const EATER_SORTING: Sorting = {
  kinds: EATERS,
  hint: 'What does it eat: plants, animals, or both?',
  praise: 'You thought about what it eats.',
};

type Chains = readonly (readonly string[])[];

const chainsFor = (chains: Chains, level: Level) =>
  level === 1 ? chains.map((chain) => chain.slice(0, 3)) : chains;

const inOrder = (rng: SeededRandom, chains: Chains): Question => {
  const right = rng.pick(chains);
  return {
    ask: 'Put the food chain in order, from the one that makes its own food.',
    ...putInOrder(rng, {
      right,
      from: 'plant',
      to: 'last eater',
      explain: (tiles) => {
        const { belongs } = firstOutOfPlace(right, tiles);
        const at = right.indexOf(belongs);
        const isTurned = tiles.every((tile, index) => tile === right.at(-1 - index));
        return {
          headline: isTurned ? 'Start with the plant.' : 'Ask who eats whom.',
          reason:
            at === 0
              ? `A food chain starts with a plant or algae: ${belongs}. Then comes what eats it.`
              : `After ${right[at - 1]} comes what eats it: ${belongs}.`,
          ...(isTurned && { misconception: 'turnsTheChain' }),
        };
      },
    }),
    solved: right.join(', '),
    praise: 'You followed the energy from one living thing to the next.',
    hint: 'Which one eats nothing? It comes first.',
    steps: chainSteps(right, {
      learn: 'A food chain starts with a plant or algae.',
      begins: `Start with ${right[0]}. Each one is eaten by the next.`,
    }),
  };
};

/** The first version asks in a fixed way at level 1 and offers no far members of the chain. */
const whatIfGone = (rng: SeededRandom, chains: Chains, isFirst?: boolean): Question => {
  const chain = rng.pick(chains);
  const at = rng.int(1, chain.length - 2);
  const [before = '', gone = '', after = ''] = chain.slice(at - 1);
  const wantsMore = isFirst || rng.chance(50);
  const right = wantsMore ? before : after;
  const turned = wantsMore ? after : before;
  const others: Mistake[] = [
    {
      choice: gone,
      headline: `No ${gone} is left.`,
      reason: `Ask about its neighbors in the chain: the ${before} and the ${after}.`,
    },
    {
      choice: 'none of them',
      headline: 'A chain holds together.',
      reason: `When one link is gone, its neighbors change: here the ${right}.`,
      misconception: 'oneLinkOnly',
    },
  ];
  const farther = chain
    .filter((one) => ![before, gone, after].includes(one))
    .map((choice) => ({
      choice,
      headline: 'Look right beside it.',
      reason: `The ${choice} is farther along. Look at what the ${gone} eats, and what eats it.`,
    }));
  return {
    ask: wantsMore
      ? `The ${gone} is gone from this chain. What will there soon be more of?`
      : `The ${gone} is gone from this chain. Which one loses its food?`,
    picture: { kind: 'passage', text: chain.join(' → ') },
    ...chooseOne(rng, {
      right,
      mistakes: [
        {
          choice: turned,
          headline: 'Look at who eats whom.',
          reason: wantsMore
            ? `The ${after} eats the ${gone} and loses its food. Nothing here eats the ${before} now.`
            : `Here the ${gone} eats the ${before}. The ${after} eats the ${gone} and loses its food.`,
          misconception: 'turnsTheChain',
        },
        ...(isFirst === undefined ? rng.shuffle([...others, ...farther]) : others),
      ],
    }),
    solved: wantsMore
      ? `Without the ${gone}, nothing eats the ${before}`
      : `Without the ${gone}, the ${after} loses its food`,
    praise: 'You followed the change along the chain.',
    hint: `What does the ${gone} eat, and what eats the ${gone}?`,
    steps: [
      { say: 'An arrow points from the food to the one that eats it.' },
      {
        say: `The ${gone} eats the ${before}, and the ${after} eats the ${gone}.`,
        picture: { kind: 'marked', text: chain.join(' → '), marks: [gone] },
      },
      {
        say: wantsMore
          ? `Without the ${gone}, nothing here eats the ${before}, so there is more of it.`
          : `Without the ${gone}, the ${after} loses its food.`,
      },
    ],
  };
};

/** Long chains belong to the last level. */
const chainsOf = (level: Level) =>
  level === 3 ? FOOD_CHAINS.filter(({ length }) => length > 3) : chainsFor(FOOD_CHAINS, 1);

const makeQuestion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  const variant = rng.int(1, 6);
  if (grade >= 5 && variant <= 2 && level > 1) {
    return whatIfGone(rng, chainsOf(3));
  }
  if (variant <= 2) return inOrder(rng, chainsOf(level));
  const sorting = variant <= 4 ? EATER_SORTING : ROLE_SORTING;
  return askKinds(rng, sorting, { level, match: 'What is each one?' });
};

const makeFirstVersion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  const wrong = level === 1 ? 2 : 3;
  const variant = rng.int(1, 6);
  if (variant <= 2) return inOrder(rng, chainsFor(FIRST_FOOD_CHAINS, level));
  if (variant === 3) return whichIs(rng, EATER_SORTING, wrong);
  if (variant === 4)
    return matchKinds(rng, rng.pick([ROLE_SORTING, EATER_SORTING]), 'What is each one?');
  return grade >= 5 && variant === 5
    ? whatIfGone(rng, FIRST_FOOD_CHAINS, level === 1)
    : whichIs(rng, ROLE_SORTING, wrong);
};

export const foodChains = defineSkill({
  id: 'food-chains',
  version: 2,
  subject: 'science',
  name: 'Food chains',
  grades: [3, 8],
  standards: ['5-PS3-1', '5-LS2-1', 'MS-LS2-3', 'MS-LS2-4'],
  kinds: ['choose', 'order', 'match'],
  forTeachers: {
    about: 'Follows energy through a food chain and names the role of each living thing.',
    toTry: 'Make paper links, join them to a chain, and tear one out: what happens?',
  },
  atDinner: 'Trace something on your plate back to the sun. How many steps are there?',
  slips: {
    turnsTheChain: 'Reads the food chain backward.',
    oneLinkOnly: 'Thinks that losing one link changes nothing else.',
    mixesRoles: 'Mixes up producers and consumers.',
    decomposer: 'Takes a decomposer for a producer or consumer.',
    mixesEaters: 'Mixes up herbivores, carnivores and omnivores.',
  },
  make: (rng, at) => (at.version < 2 ? makeFirstVersion(rng, at) : makeQuestion(rng, at)),
});
