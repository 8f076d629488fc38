import type { Step } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../../skill.ts';

type Line = { parts: number; wholes: number; finer: number; numerator: number };

const oldLine = (rng: SeededRandom, { grade, level }: MakeAt): Line => {
  const wholes = level === 1 ? 1 : rng.int(grade - 2, level === 2 ? 2 : 3);
  const parts = rng.pick([3, 4, 5, 6].concat(wholes <= 2 ? [8, 10] : []));
  // In grade 4 the line may have finer marks than the fraction: 1/2 among eighths.
  const finer = grade === 4 && parts * wholes <= 10 && rng.chance(50) ? 2 : 1;
  const top = rng.int(1, parts * wholes - 1);
  return { parts, wholes, finer, numerator: top % parts === 0 ? top - 1 : top };
};

/** Level 1 stays below 1, level 2 goes beyond it or has finer marks, level 3 has both. */
const lineFor = (rng: SeededRandom, { grade, level }: MakeAt): Line => {
  const isBeyond = level === 3 || (level === 2 && (grade === 3 || rng.chance(50)));
  const isFiner = grade === 4 && (level === 3 || (level === 2 && !isBeyond));
  const most = isFiner ? 5 : 8;
  const known = grade === 3 ? [2, 3, 4, 6, 8] : [2, 3, 4, 5, 6, 8, 10, 12];
  const parts = rng.pick(
    known.filter((each) => each <= (isBeyond || isFiner ? most : 12) && (level > 1 || each > 2)),
  );
  const wholes = !isBeyond ? 1 : level === 3 && parts < 7 && !isFiner ? rng.int(2, 3) : 2;
  // In level 2 the line may go further than the fraction, so that the whole has to be found.
  const isPast = isBeyond && (level === 3 || rng.chance(60));
  const top = isPast ? rng.int(parts + 1, parts * wholes - 1) : rng.int(1, parts - 1);
  return {
    parts,
    wholes,
    finer: isFiner ? (parts < 4 && level === 3 ? rng.int(2, 3) : 2) : 1,
    numerator: top % parts === 0 ? top - 1 : top,
  };
};

/** Asks for a place on the line, with or without what it measures. */
const PLACES: readonly ((fraction: string, s: string) => string)[] = [
  (fraction) => `Put the marker on ${fraction}.`,
  (fraction, s) => `A trail is marked in miles. Stop at ${fraction} mile${s}.`,
  (fraction, s) => `A rope is marked in yards. Cut it at ${fraction} yard${s}.`,
  (fraction, s) => `A timeline shows hours. Mark ${fraction} hour${s}.`,
  (fraction, s) => `A pole is marked in meters. Mark ${fraction} meter${s}.`,
];

const lineSteps = ({ parts, wholes, finer, numerator }: Line): Step[] => {
  const fraction = `${numerator}/${parts}`;
  const full = Math.floor(numerator / parts);
  return [
    { say: `The ${parts} in ${fraction} says: cut each whole into ${parts} parts.` },
    {
      say: `From 0 to 1 are ${parts * finer} spaces${finer > 1 ? `, so each part is ${finer} of them` : ''}.`,
      picture: {
        kind: 'bars',
        bars: Array.from({ length: wholes }, (_, whole) => ({
          parts: parts,
          filled: Math.max(0, Math.min(parts, numerator - whole * parts)),
          ...(finer > 1 && { cuts: finer }),
        })),
      },
    },
    ...(full > 0
      ? [{ say: `${parts * full} parts reach ${full}. Go on ${numerator - parts * full} more.` }]
      : []),
    {
      say: `Go ${numerator * finer} space${numerator * finer === 1 ? '' : 's'} from 0. That mark is ${fraction}.`,
    },
  ];
};

export const fractionsOnALine = defineSkill({
  id: 'fractions-on-a-line',
  version: 2,
  subject: 'math',
  name: 'Fractions on a line',
  grades: [3, 4],
  needs: ['number-line'],
  standards: ['3.NF.A.2', '4.NF.A.1'],
  kinds: ['line'],
  forTeachers: {
    about: 'Places a fraction on a number line by equal parts of one whole.',
    toTry: 'Fold a paper strip into equal parts and label each fold from 0 to 1.',
  },
  atDinner: 'Where is three fourths on this glass? How do you know?',
  slips: {
    countsMarks: 'Counts the marks, not the spaces.',
    wholeLine: 'Takes the whole line as 1 when it reaches further.',
    otherEnd: 'Counts from the other end of the line.',
  },
  make: (rng, at) => {
    const line = at.version > 1 ? lineFor(rng, at) : oldLine(rng, at);
    const { parts, wholes, finer, numerator } = line;
    const perWhole = parts * finer;
    const marks = perWhole * wholes;
    const right = numerator * finer;
    const fraction = `${numerator}/${parts}`;
    const ofOne = (mark: number) => `${mark}/${perWhole}`;
    const each = `The space from 0 to 1 has ${perWhole} parts.`;
    const place = at.version > 1 ? rng.pick(PLACES) : undefined;
    return {
      ask: place ? place(fraction, numerator > parts ? 's' : '') : `Put the marker on ${fraction}.`,
      task: {
        kind: 'line',
        marks,
        labels: Array.from({ length: wholes + 1 }, (_, whole) => ({
          mark: whole * perWhole,
          text: String(whole),
        })),
      },
      answer: [right],
      solved: `${fraction} is ${right} of the parts, with ${perWhole} parts in 1`,
      praise: `Right. ${perWhole} equal parts make one whole, and you counted them from 0.`,
      hint: 'How many equal parts are there from 0 to 1? Count the spaces.',
      steps: lineSteps(line),
      explain: ([given = 0]) => {
        const position = `You are on ${ofOne(given)}.`;
        const picture = {
          kind: 'bars',
          bars: [{ parts, filled: Math.min(numerator, parts), label: fraction }],
        } as const;
        const shown = numerator < parts ? { picture } : {};
        if (wholes > 1 && given * parts === numerator * marks)
          return {
            headline: 'Not yet. Find the 1 first.',
            reason: `${position} That takes the whole line as 1. ${each}`,
            ...shown,
            misconception: 'wholeLine',
          };
        if (given === right - 1)
          return {
            headline: 'Close. Count the spaces.',
            reason: `${position} ${each} The mark at 0 is not counted.`,
            ...shown,
            misconception: 'countsMarks',
          };
        if (given === marks - right)
          return {
            headline: 'Not yet. Start from 0.',
            reason: `${position} ${each} Count from the left.`,
            ...shown,
            misconception: 'otherEnd',
          };
        return {
          headline: given > right ? 'Not yet. Go back a little.' : 'Not yet. Go a bit further.',
          reason: `${position} ${each}${finer > 1 ? ` ${fraction} = ${ofOne(right)}.` : ''}`,
          ...shown,
        };
      },
    };
  },
});
