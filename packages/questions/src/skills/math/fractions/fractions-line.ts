import { defineSkill } from '../../../skill.ts';

export const fractionsOnALine = defineSkill({
  id: 'fractions-on-a-line',
  version: 1,
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
  make: (rng, { grade, level }) => {
    const wholes = level === 1 ? 1 : rng.int(grade - 2, level === 2 ? 2 : 3);
    const parts = rng.pick([3, 4, 5, 6].concat(wholes <= 2 ? [8, 10] : []));
    // In grade 4 the line may have finer marks than the fraction: 1/2 among eighths.
    const finer = grade === 4 && parts * wholes <= 10 && rng.chance(50) ? 2 : 1;
    const perWhole = parts * finer;
    const marks = perWhole * wholes;
    const top = rng.int(1, parts * wholes - 1);
    const numerator = top % parts === 0 ? top - 1 : top;
    const right = numerator * finer;
    const fraction = `${numerator}/${parts}`;
    const ofOne = (mark: number) => `${mark}/${perWhole}`;
    const each = `The space from 0 to 1 has ${perWhole} parts.`;
    return {
      ask: `Put the marker on ${fraction}.`,
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
