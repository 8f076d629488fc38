import { capital } from '../../kit/capital.ts';
import { chooseOne } from '../../kit/choose-one.ts';
import type { GradeNumber, Level, Question } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../skill.ts';
import { opposites, warmOrCool } from './color-wheel.ts';
import {
  type Color,
  PRIMARY,
  SECONDARY,
  SECONDARY_MIXES,
  TERTIARY_MIXES,
  WHEEL,
} from './colors.facts.ts';
import { lightToDark, withWhiteOrBlack } from './light-and-dark.ts';
import { tooMuch, whatToPaint, whichPaints } from './painted-things.ts';
import { palette, swatch } from './swatches.ts';

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

const makeFirstVersion = (rng: SeededRandom, { grade, level, version }: MakeAt) => {
  const variant = rng.int(1, 6);
  if (variant <= 2) return mixTwo(rng, grade);
  if (variant === 3) return whatIsMissing(rng, grade);
  if (variant === 4 && level === 3 && grade >= 3) return opposites(rng, grade);
  if (variant === 4 && level > 1) return warmOrCool(rng);
  if (grade < 3 || variant === 4) return withWhiteOrBlack(rng, version);
  return variant === 5 ? opposites(rng, grade) : lightToDark(rng);
};

/** Later grades mix red and orange only in the first version, because red-orange tells them. */
const LAST_GRADE_WITH_PLAIN_MIXES = 4;

type Maker = (rng: SeededRandom, at: MakeAt) => Question;

const MIXES: Maker = (rng, at) =>
  mixTwo(rng, Math.min(at.grade, LAST_GRADE_WITH_PLAIN_MIXES) as GradeNumber);
const MISSING: Maker = (rng, at) =>
  whatIsMissing(rng, Math.min(at.grade, LAST_GRADE_WITH_PLAIN_MIXES) as GradeNumber);
const LIGHTER: Maker = (rng, { version }) => withWhiteOrBlack(rng, version);
const OPPOSITES: Maker = (rng, { grade }) => opposites(rng, grade);

const EARLY_MAKERS: Readonly<Record<Level, readonly Maker[]>> = {
  1: [MIXES, whatToPaint, LIGHTER],
  2: [whichPaints, whichPaints, whichPaints, MISSING, MISSING, warmOrCool],
  3: [tooMuch],
};

const LATER_MAKERS: Readonly<Record<Level, readonly Maker[]>> = {
  1: EARLY_MAKERS[1],
  2: [LIGHTER, whichPaints, whichPaints, whichPaints, MISSING, warmOrCool],
  3: [tooMuch, tooMuch, OPPOSITES, lightToDark],
};

const makeQuestion = (rng: SeededRandom, at: MakeAt) =>
  rng.pick((at.grade < 3 ? EARLY_MAKERS : LATER_MAKERS)[at.level])(rng, at);

export const mixingColors = defineSkill({
  id: 'mixing-colors',
  version: 2,
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
  make: (rng, at) => (at.version < 2 ? makeFirstVersion(rng, at) : makeQuestion(rng, at)),
});
