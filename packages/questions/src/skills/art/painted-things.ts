import { capital } from '../../kit/capital.ts';
import { chooseOne } from '../../kit/choose-one.ts';
import { evenInLength } from '../../kit/even-in-length.ts';
import type { Question } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { type Color, PRIMARY } from './colors.facts.ts';
import { PAINTED_THINGS } from './painted-things.facts.ts';
import { palette, swatch } from './swatches.ts';

/* Questions about the paints for a thing. */

const drawThing = (rng: SeededRandom) => {
  const group = rng.pick(PAINTED_THINGS);
  const thing = rng.pick<string>(group.things);
  const paints = rng.shuffle<Color>(group.paints) as [Color, Color];
  return { ...group, thing, paints, others: PAINTED_THINGS.filter((other) => other !== group) };
};

const THE = /^(an?) /;
const withThe = (thing: string) => `the ${thing.replace(THE, '')}`;

const mixSteps = ({ thing, made, paints: [one, other] }: ReturnType<typeof drawThing>) => [
  { say: `Think of ${thing}. It is ${made}.`, picture: palette(made) },
  { say: `${capital(one)} and ${other} make ${made}.`, picture: palette(one, other, made) },
];

/** Asks what two paints are good for: "You mix blue and yellow. What can you paint?" */
export const whatToPaint = (rng: SeededRandom): Question => {
  const drawn = drawThing(rng);
  const {
    thing,
    made,
    paints: [one, other],
    others,
  } = drawn;
  const mistakes = others.flatMap((group) =>
    group.things.map((choice) => ({
      choice,
      headline: `Not yet. They make ${made}.`,
      reason: `That is ${group.made}. ${capital(one)} and ${other} make ${made}.`,
      picture: palette(one, other, made),
    })),
  );
  return {
    ask: `You mix ${one} and ${other}. What can you paint?`,
    picture: palette(one, other),
    ...chooseOne(rng, {
      right: thing,
      wrong: 2,
      mistakes: evenInLength(rng, { right: thing, wrong: 2, mistakes }),
    }),
    solved: `${one} + ${other} = ${made}, for ${thing}`,
    praise: 'You thought of the mixed color.',
    hint: 'First think of the mixed color.',
    steps: [...mixSteps(drawn).reverse(), { say: `You can paint ${thing}.` }],
  };
};

const sayPair = (paints: readonly Color[]) => paints.join(' and ');

/** Asks for two paints: "You want to paint a frog. Which paints do you mix?" */
export const whichPaints = (rng: SeededRandom): Question => {
  const drawn = drawThing(rng);
  const { thing, made, paints, others } = drawn;
  return {
    ask: `You want to paint ${thing}. Which paints do you mix?`,
    ...chooseOne(rng, {
      right: sayPair(paints),
      wrong: 2,
      mistakes: others.map((group) => ({
        choice: sayPair(rng.shuffle<Color>(group.paints)),
        headline: `Not yet. It is ${made}.`,
        reason: `${capital(sayPair(group.paints))} make ${group.made}. You need ${sayPair(paints)}.`,
        picture: palette(...paints, made),
      })),
    }),
    solved: `${paints.join(' + ')} = ${made}, for ${thing}`,
    praise: 'You took the color apart.',
    hint: 'Which color is it? What is in that color?',
    steps: mixSteps(drawn),
  };
};

/** Asks how to repair a mix: "The frog looks too yellow. Which paint helps?" */
export const tooMuch = (rng: SeededRandom): Question => {
  const drawn = drawThing(rng);
  const {
    thing,
    made,
    paints: [much, missing],
  } = drawn;
  const third = PRIMARY.find((color) => color !== much && color !== missing) ?? 'red';
  return {
    ask: `You paint ${thing}. It looks too ${much}. Which paint helps?`,
    ...chooseOne(rng, {
      right: swatch(missing),
      wrong: 2,
      mistakes: [
        {
          choice: swatch(much),
          headline: `There is much ${much} in it.`,
          reason: `More ${much} makes it more ${much}. Add ${missing}.`,
          picture: palette(much, missing, made),
          misconception: 'namesParent',
        },
        {
          choice: swatch(third),
          headline: `There is no ${third} in ${made}.`,
          reason: `${capital(made)} is made of ${much} and ${missing}. Add ${missing}.`,
          picture: palette(much, missing, made),
        },
      ],
    }),
    solved: `${withThe(thing)} needs more ${missing}`,
    praise: 'You took the color apart.',
    hint: `Think of ${withThe(thing)}. Which paints make its color?`,
    steps: [...mixSteps(drawn), { say: `There is much ${much}, so add ${missing}.` }],
  };
};
