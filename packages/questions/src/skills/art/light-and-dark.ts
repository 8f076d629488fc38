import { capital } from '../../kit/capital.ts';
import { chainSteps } from '../../kit/chain-steps.ts';
import { chooseOne } from '../../kit/choose-one.ts';
import { firstOutOfPlace, putInOrder } from '../../kit/put-in-order.ts';
import type { Question } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { type Color, DARK, LIGHT, SWATCHES } from './colors.facts.ts';

/* Questions about mixing a color with white or black. */

/** From version 2, all four choices have as much in common with each other. */
export const withWhiteOrBlack = (rng: SeededRandom, version: number): Question => {
  const color = rng.pick(['red', 'orange', 'green', 'blue', 'purple'] as const);
  const isWhite = rng.chance(50);
  const look = (word: 'light' | 'dark', base: Color) => ({
    text: `${word} ${base}`,
    color: (word === 'light' ? LIGHT : DARK)[base] ?? SWATCHES[base],
  });
  const [right, turned] = isWhite ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
  const made = look(right, color);
  const other = rng.pick(
    (['red', 'green', 'blue', 'purple'] as const).filter((one) => one !== color),
  );
  return {
    ask: `You mix ${color} paint with ${isWhite ? 'white' : 'black'}. What do you get?`,
    picture: {
      kind: 'colors',
      colors: [
        { color: SWATCHES[color], name: color },
        isWhite ? { color: '#ffffff', name: 'white' } : { color: '#222222', name: 'black' },
      ],
    },
    ...chooseOne(rng, {
      right: made,
      wrong: version < 2 ? 2 : 3,
      mistakes: [
        {
          choice: look(turned, color),
          headline: isWhite ? 'White makes it lighter.' : 'Black makes it darker.',
          reason: `For ${turned} ${color} you need ${isWhite ? 'black' : 'white'}.`,
          misconception: 'turnsLightAndDark',
        },
        {
          choice: look(right, other),
          headline: `It started as ${color}.`,
          reason: `White and black change how light it is. It stays ${color}.`,
        },
        {
          choice: look(turned, other),
          headline: `It started as ${color}.`,
          reason: `${isWhite ? 'White makes it lighter.' : 'Black makes it darker.'} It stays ${color}.`,
        },
      ],
    }),
    solved: `${color} + ${isWhite ? 'white' : 'black'} = ${right} ${color}`,
    praise: 'You know what white and black do.',
    hint: 'Does it get more like snow or like night?',
    steps: [
      { say: `${isWhite ? 'White makes paint lighter.' : 'Black makes paint darker.'}` },
      { say: `It was ${color}, and it stays ${color}.` },
      {
        say: `${capital(color)} and ${isWhite ? 'white' : 'black'} make ${right} ${color}.`,
        picture: { kind: 'colors', colors: [{ color: made.color, name: made.text }] },
      },
    ],
  };
};

export const lightToDark = (rng: SeededRandom): Question => {
  const color = rng.pick(['red', 'orange', 'green', 'blue', 'purple'] as const);
  const right = ['white', `light ${color}`, color, `dark ${color}`, 'black'];
  return {
    ask: `Put the paints in order, from ${color} with white to ${color} with black.`,
    ...putInOrder(rng, {
      right,
      from: 'lightest',
      to: 'darkest',
      explain: (tiles) => {
        const { belongs, given } = firstOutOfPlace(right, tiles);
        return {
          headline: `Not yet. Look at ${given}.`,
          reason: `${capital(belongs)} is lighter than ${given}, because it has more white or less black.`,
          ...(tiles.every((tile, at) => tile === right.at(-1 - at)) && {
            misconception: 'turnsLightAndDark',
          }),
        };
      },
    }),
    solved: right.join(', '),
    praise: 'You compared how much white and black is in each.',
    hint: 'Which one has the most white in it?',
    steps: chainSteps(right, {
      learn: 'White makes it lighter, and black makes it darker.',
      begins: 'So white comes first and black comes last.',
    }),
  };
};
