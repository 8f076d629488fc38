import { capital } from '../../kit/capital.ts';
import { chooseOne } from '../../kit/choose-one.ts';
import { matchPairs } from '../../kit/match-pairs.ts';
import type { GradeNumber, Question } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { COOL, type Color, oppositeOf, WARM, WHEEL } from './colors.facts.ts';
import { palette, swatch } from './swatches.ts';

/* Questions about where colors lie on the wheel. */

export const warmOrCool = (rng: SeededRandom): Question => {
  const isWarm = rng.chance(50);
  const right = rng.pick(isWarm ? WARM : COOL);
  const word = isWarm ? 'warm' : 'cool';
  return {
    ask: `Which color is ${word}?`,
    ...chooseOne(rng, {
      right: swatch(right),
      mistakes: rng.shuffle(isWarm ? COOL : WARM).map((color) => ({
        choice: swatch(color),
        headline: `Not yet. Think of ${isWarm ? 'fire' : 'water'}.`,
        reason: `${capital(color)} is a ${isWarm ? 'cool' : 'warm'} color. ${capital(right)} is ${word}.`,
        misconception: 'mixesWarmAndCool',
      })),
    }),
    solved: `${right} is a ${word} color`,
    praise: 'You thought of how a color feels.',
    hint: 'Fire and sun are warm. Water and shade are cool.',
    steps: [
      { say: 'Warm colors make you think of fire.', picture: palette(...WARM) },
      { say: 'Cool colors make you think of water.', picture: palette(...COOL) },
      { say: `${capital(right)} is a ${word} color.`, picture: palette(right) },
    ],
  };
};

export const opposites = (rng: SeededRandom, grade: GradeNumber): Question => {
  const from = grade >= 6 ? WHEEL.slice(0, 6) : (['red', 'orange', 'yellow'] as const);
  const pairs = rng
    .some<Color>(from, 3)
    .map((color) => (rng.chance(50) ? color : oppositeOf(color)))
    .map((color) => [color, oppositeOf(color)] as const);
  return {
    ask: 'Match each color with the one across the color wheel.',
    ...matchPairs(rng, pairs, ({ left, given, right }) => ({
      headline: `Not yet. Go across from ${left}.`,
      reason: `${capital(given)} is not across from ${left}. Its opposite is ${right}.`,
      picture: palette(left as Color, right as Color),
    })),
    solved: pairs.map(([first, second]) => `${first} and ${second}`).join(', '),
    praise: 'You found the colors that make each other glow.',
    hint: 'The opposite lies halfway around the wheel.',
    steps: [
      { say: 'Go halfway around the color wheel.' },
      ...pairs.map(([first, second]) => ({
        say: `${capital(first)} is across from ${second}.`,
        picture: palette(first, second),
      })),
    ],
  };
};
