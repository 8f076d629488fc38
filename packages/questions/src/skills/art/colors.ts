import { capital } from '../../kit/capital.ts';
import { chooseOne } from '../../kit/choose-one.ts';
import { matchPairs } from '../../kit/match-pairs.ts';
import type { GradeNumber, Level, Question } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { defineSkill } from '../../skill.ts';
import {
  COOL,
  type Color,
  oppositeOf,
  PRIMARY,
  SECONDARY,
  SECONDARY_MIXES,
  SWATCHES,
  TERTIARY_MIXES,
  WARM,
  WHEEL,
} from './colors.facts.ts';
import { lightToDark, withWhiteOrBlack } from './light-and-dark.ts';

const swatch = (color: Color) => ({ text: color, color: SWATCHES[color] });

const palette = (...colors: readonly Color[]) =>
  ({
    kind: 'colors',
    colors: colors.map((color) => ({ color: SWATCHES[color], name: color })),
  }) as const;

const mixesFor = (grade: GradeNumber) =>
  grade >= 5 ? [...SECONDARY_MIXES, ...TERTIARY_MIXES] : SECONDARY_MIXES;

/** Explains where a color comes from. Primary colors are not mixed. */
const madeElsewhere = (color: Color) =>
  PRIMARY.includes(color) ? `No paints mix to ${color}.` : `For ${color} you need other paints.`;

const between = (first: Color, second: Color, color: Color) => {
  const steps = (from: Color, to: Color) => {
    const apart = Math.abs(WHEEL.indexOf(from) - WHEEL.indexOf(to));
    return Math.min(apart, WHEEL.length - apart);
  };
  return steps(first, color) + steps(color, second) === steps(first, second);
};

const mixTwo = (rng: SeededRandom, grade: GradeNumber): Question => {
  const [first, second, made] = rng.pick(mixesFor(grade));
  const [one, other] = rng.shuffle([first, second]) as [Color, Color];
  const rest = (grade >= 5 ? WHEEL : SECONDARY).filter(
    // Unequal amounts of two paints give any color between them.
    (color) => !between(one, other, color),
  );
  const parent = {
    choice: swatch(one),
    headline: `There is ${other} in it too.`,
    reason: `Mix ${one} and ${other}. You get a new color.`,
    picture: palette(one, other, made),
    misconception: 'namesParent',
  };
  return {
    ask: `You mix ${one} and ${other} paint. What do you get?`,
    picture: palette(one, other),
    ...chooseOne(rng, {
      right: swatch(made),
      mistakes: [
        ...(rng.chance(50) ? [parent] : []),
        ...rng.shuffle(rest).map((color) => ({
          choice: swatch(color),
          headline: 'Not yet. Look at both paints.',
          reason: `${madeElsewhere(color)} ${capital(one)} and ${other} make ${made}.`,
          picture: palette(one, other, made),
        })),
        parent,
      ],
    }),
    solved: `${one} + ${other} = ${made}`,
    praise: 'You thought of both paints.',
    hint: 'Picture a little of both on a brush.',
    steps: [
      { say: `Look at both paints: ${one} and ${other}.`, picture: palette(one, other) },
      { say: 'Together they make a new color.' },
      { say: `${capital(one)} and ${other} make ${made}.`, picture: palette(one, other, made) },
    ],
  };
};

const whatIsMissing = (rng: SeededRandom, grade: GradeNumber): Question => {
  const [first, second, made] = rng.pick(mixesFor(grade));
  const [one, missing] = rng.shuffle([first, second]) as [Color, Color];
  // Offers only plain colors, because red and yellow-orange make an orange, too.
  const others = [...PRIMARY, ...SECONDARY].filter(
    (color) =>
      color !== one && color !== missing && color !== made && isClearlyOff(one, color, made),
  );
  return {
    ask: `${capital(one)} and which paint make ${made}?`,
    picture: palette(made, one),
    ...chooseOne(rng, {
      right: swatch(missing),
      mistakes: [
        {
          choice: swatch(one),
          headline: `You have ${one} already.`,
          reason: `${capital(one)} alone stays ${one}. Add ${missing}.`,
          picture: palette(one, missing, made),
          misconception: 'namesParent',
        },
        ...rng.shuffle(others).map((color) => ({
          choice: swatch(color),
          headline: `Not yet. We want ${made}.`,
          reason: `${capital(one)} and ${color} do not make ${made}. Add ${missing}.`,
          picture: palette(one, missing, made),
        })),
      ],
    }),
    solved: `${one} + ${missing} = ${made}`,
    praise: 'You took the color apart.',
    hint: 'Look at the color. What else is in it?',
    steps: [
      { say: `${capital(made)} is made of two paints.`, picture: palette(made) },
      { say: `One of them is ${one}. What else is in it?` },
      { say: `${capital(one)} and ${missing} make ${made}.`, picture: palette(one, missing, made) },
    ],
  };
};

/** Returns true if two colors mix to another color, at the middle of the wheel between them. */
const isClearlyOff = (first: Color, second: Color, made: Color) => {
  const [from, to, mid] = [first, second, made].map((color) => WHEEL.indexOf(color)) as [
    number,
    number,
    number,
  ];
  const turn = (a: number, b: number) => (((b - a) % 12) + 12) % 12;
  const between =
    turn(from, to) <= 6 ? turn(from, mid) < turn(from, to) : turn(to, mid) < turn(to, from);
  return !between;
};

const warmOrCool = (rng: SeededRandom): Question => {
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

const opposites = (rng: SeededRandom, grade: GradeNumber): Question => {
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

const make = (rng: SeededRandom, { grade, level }: { grade: GradeNumber; level: Level }) => {
  const variant = rng.int(1, 6);
  if (variant <= 2) return mixTwo(rng, grade);
  if (variant === 3) return whatIsMissing(rng, grade);
  if (variant === 4 && level === 3 && grade >= 3) return opposites(rng, grade);
  if (variant === 4 && level > 1) return warmOrCool(rng);
  if (grade < 3 || variant === 4) return withWhiteOrBlack(rng);
  return variant === 5 ? opposites(rng, grade) : lightToDark(rng);
};

export const mixingColors = defineSkill({
  id: 'mixing-colors',
  version: 1,
  subject: 'art',
  name: 'Mixing colors',
  grades: [0, 8],
  standards: [],
  kinds: ['choose', 'match', 'order'],
  forTeachers: {
    about: 'Knows what paints make when they are mixed, and where colors lie on the wheel.',
    toTry: 'Give only red, yellow, blue and white, and ask for a painting with six colors.',
  },
  atDinner: 'Which color would you paint this room, and how would you mix it?',
  slips: {
    namesParent: 'Names one of the paints that were mixed.',
    turnsLightAndDark: 'Mixes up what white and black do to a color.',
    mixesWarmAndCool: 'Mixes up warm and cool colors.',
  },
  make,
});
