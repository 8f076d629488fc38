import { chainSteps } from '../../../kit/chain-steps.ts';
import { chooseOne } from '../../../kit/choose-one.ts';
import { firstOutOfPlace, putInOrder } from '../../../kit/put-in-order.ts';
import { askFacts } from '../../../kit/which-fits.ts';
import { matchClues, type Topic, whichOne } from '../../../kit/which-one.ts';
import type { Level, Question } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../../skill.ts';
import { PLANET_FACTS, PLANETS, SKY_FACTS } from './solar-system.facts.ts';

const ABOUT_PLANETS: Topic = {
  which: 'Which planet',
  facts: PLANET_FACTS,
  match: 'Match each planet with what it is known for.',
  hint: 'Say the planets in order from the sun, and picture each.',
  praise: 'You pictured the planets before you chose.',
};

const ABOUT_THE_SKY: Topic = {
  which: 'What',
  before: 'a ',
  facts: SKY_FACTS,
  match: 'What goes with each?',
  hint: 'Does it shine by itself, and what does it travel around?',
  praise: 'You asked what it does in space.',
};

const inOrder = (rng: SeededRandom, level: Level): Question => {
  const kept = new Set<string>(rng.some<string>(PLANETS, level + 2));
  const right = PLANETS.filter((planet) => kept.has(planet));
  return {
    ask: 'Put the planets in order from the sun.',
    ...putInOrder(rng, {
      right,
      from: 'nearest',
      to: 'farthest',
      explain: (tiles) => {
        const { belongs, given } = firstOutOfPlace(right, tiles);
        const isTurned = tiles.every((tile, at) => tile === right.at(-1 - at));
        return {
          headline: isTurned ? 'Start near the sun.' : 'Not yet. Say all eight in order.',
          reason: `${belongs} is nearer to the sun than ${given}.`,
          misconception: isTurned ? 'turnsTheOrder' : 'mixesOrder',
        };
      },
    }),
    solved: right.join(', '),
    praise: 'You went outward from the sun, planet by planet.',
    hint: 'Four small rocky planets come first, then the giants.',
    steps: chainSteps(right, {
      learn: `From the sun: ${PLANETS.join(', ')}.`,
      begins: `The nearest to the sun here is ${right[0]}.`,
    }),
  };
};

const neighbor = (rng: SeededRandom): Question => {
  const at = rng.int(1, 6);
  const target = PLANETS[at] ?? 'Earth';
  const isOutward = rng.chance(50);
  const [inner = 'Mercury', outer = 'Neptune'] = [PLANETS[at - 1], PLANETS[at + 1]];
  const [right, turned] = isOutward ? [outer, inner] : [inner, outer];
  const others = PLANETS.filter((planet) => ![target, right, turned].includes(planet));
  return {
    ask: `Which planet comes right ${isOutward ? 'after' : 'before'} ${target}, going out from the sun?`,
    ...chooseOne(rng, {
      right,
      mistakes: [
        {
          choice: turned,
          headline: `Which side of ${target} is it on?`,
          reason: `${turned} is its other neighbor. From the sun it goes ${inner}, ${target}, ${outer}.`,
          misconception: 'turnsTheOrder',
        },
        ...rng.shuffle(others).map((planet) => ({
          choice: planet,
          headline: 'Not yet. Say all eight in order.',
          reason: `${planet} is not next to ${target}. From the sun it goes ${inner}, ${target}, ${outer}.`,
          misconception: 'mixesOrder',
        })),
      ],
    }),
    solved: `${inner}, ${target}, ${outer}`,
    praise: 'You went outward from the sun, planet by planet.',
    hint: 'Say the planets in order, starting near the sun.',
    steps: [
      {
        say: 'Say the planets in order from the sun.',
        picture: { kind: 'marked', text: PLANETS.join(', '), marks: [target] },
      },
      { say: `The neighbors of ${target} are ${inner} and ${outer}.` },
      {
        say: `Going out, ${right} comes right ${isOutward ? 'after' : 'before'} ${target}.`,
        picture: { kind: 'marked', text: PLANETS.join(', '), marks: [right] },
      },
    ],
  };
};

const makeQuestion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  const variant = rng.int(1, 12);
  if (variant <= 2) return inOrder(rng, level);
  if (variant <= 4 && level > 1) return neighbor(rng);
  return variant <= 7
    ? askFacts(rng, ABOUT_THE_SKY, { grade, level, misconception: 'mixesBodies' })
    : askFacts(rng, ABOUT_PLANETS, { grade, level, misconception: 'mixesPlanets' });
};

const makeFirstVersion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  const wrong = level === 1 ? 2 : 3;
  const variant = rng.int(1, 6);
  if (variant === 1) return inOrder(rng, level);
  if (variant === 2) return neighbor(rng);
  if (variant === 3) {
    return matchClues(rng, ABOUT_PLANETS, {
      grade,
      count: level === 3 ? 4 : 3,
      misconception: 'mixesPlanets',
    });
  }
  return variant === 4
    ? whichOne(rng, ABOUT_THE_SKY, { grade, wrong, misconception: () => 'mixesBodies' })
    : whichOne(rng, ABOUT_PLANETS, { grade, wrong, misconception: () => 'mixesPlanets' });
};

export const solarSystem = defineSkill({
  id: 'solar-system',
  version: 2,
  subject: 'science',
  name: 'The solar system',
  grades: [3, 8],
  standards: ['5-ESS1-1', 'MS-ESS1-2', 'MS-ESS1-3'],
  kinds: ['choose', 'match', 'order'],
  forTeachers: {
    about: 'Knows the eight planets, their order, and other bodies in space.',
    toTry: 'Walk the planets in the yard: one step for each, and say what is there.',
  },
  atDinner: 'If you could visit one planet, which one, and what would you pack?',
  slips: {
    turnsTheOrder: 'Counts the planets toward the sun instead of outward.',
    mixesOrder: 'Mixes up the order of the planets.',
    mixesPlanets: 'Mixes up what planets are known for.',
    mixesBodies: 'Mixes up stars, planets, moons and other bodies.',
  },
  make: (rng, at) => (at.version < 2 ? makeFirstVersion(rng, at) : makeQuestion(rng, at)),
});
