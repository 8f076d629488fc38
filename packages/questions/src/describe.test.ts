import { expect, it, describe as suite } from 'vitest';
import { describe, sayMath } from './describe.ts';
import { type Picture, SHAPES } from './picture.ts';

const PICTURES: readonly (readonly [picture: Picture, words: string])[] = [
  [{ kind: 'sum', text: '8 + 5 =' }, '8 plus 5 equals'],
  [
    { kind: 'frames', counts: [10, 2, 0] },
    'Ten-frame 1: full. Ten-frame 2: dot, dot, the other seats are empty. Ten-frame 3: empty.',
  ],
  [{ kind: 'array', rows: 2, columns: 3 }, 'Row 1: dot, dot, dot. Row 2: dot, dot, dot.'],
  [
    {
      kind: 'bars',
      bars: [
        { parts: 4, filled: 1 },
        { parts: 2, filled: 1, label: '1/2' },
      ],
    },
    'Bar 1, in equal parts: colored, white, white, white. Bar 2, labeled 1/2, in equal parts: colored, white.',
  ],
  [
    { kind: 'jump', from: 47, to: 57, label: '+ 10' },
    'A number line. A jump from 47 to 57: plus 10.',
  ],
  [{ kind: 'money', coins: [25, 10, 100] }, 'quarter, dime, one-dollar bill.'],
  [
    { kind: 'box', width: 4, height: 3, unit: 'cm', squares: true },
    'A rectangle of unit squares, 4 across and 3 down, measured in cm.',
  ],
  [{ kind: 'box', width: 4, height: 3, unit: 'ft' }, 'A rectangle, 4 ft wide and 3 ft tall.'],
  [{ kind: 'angle', degrees: 90 }, 'An angle, like the corner of a square.'],
  [
    { kind: 'grid', size: 5, points: [{ x: 2, y: 4, label: 'A' }] },
    'A grid from 0 to 5. A is 2 to the right and 4 up.',
  ],
  [{ kind: 'chart', title: 'Pets', bars: [{ label: 'cat', value: 3 }] }, 'Bar chart: Pets. cat 3.'],
  [{ kind: 'table', head: ['Day', 'Rain'], rows: [['Monday', '2 in']] }, 'Day Monday, Rain 2 in.'],
  [{ kind: 'passage', text: 'The frog jumps.' }, 'The frog jumps.'],
  [{ kind: 'series', items: ['2', '4', '…', '8'] }, '2, 4, a gap, 8.'],
  [{ kind: 'colors', colors: [{ color: '#f00', name: 'red' }] }, 'red.'],
  [
    {
      kind: 'notes',
      notes: [
        { step: 0, beats: 1 },
        { step: 3, beats: 4 },
        { step: -2, beats: 0.5 },
        { step: 9, beats: 2 },
      ],
    },
    'A staff with a treble clef. A filled note with a stem on line 1. An open note without a stem in space 2. A filled note with a flag on a short line below the staff. An open note with a stem above the staff.',
  ],
];

suite('A picture in words', () => {
  it.each(PICTURES)('describes %o', (picture, words) => {
    expect(describe(picture)).toBe(words);
  });

  it('names things one by one without counting them', () => {
    const words = describe({
      kind: 'things',
      groups: [
        { thing: 'apple', count: 3 },
        { thing: 'duck', count: 0 },
      ],
    });
    expect(words).toBe('apple, apple, apple. no duck.');
    expect(words).not.toMatch(/\d/);
  });

  it.each([
    [3, 0, 'The short hand points at 3. The long hand points at 12.'],
    [12, 30, 'The short hand is between 12 and 1. The long hand points at 6.'],
    [11, 46, 'The short hand is between 11 and 12. The long hand points 1 small mark past 9.'],
  ])('describes a clock at %i:%i by the position of its hands', (hour, minute, hands) => {
    expect(describe({ kind: 'clock', hour, minute })).toBe(`A clock. ${hands}`);
  });

  it.each(SHAPES)('describes a %s without its name and without counting its sides', (shape) => {
    const words = describe({ kind: 'shapes', shapes: [shape] }).replace('all corners square', '');
    expect(words.replace('no square corner', '')).not.toContain(shape);
    expect(words.replace('Shape 1', '')).not.toMatch(/\d/);
  });

  it('describes the width of an angle without its degrees', () => {
    expect(describe({ kind: 'angle', degrees: 35 })).toBe(
      'An angle, narrower than a square corner.',
    );
    expect(describe({ kind: 'angle', degrees: 120 })).toBe('An angle, wider than a square corner.');
    expect(describe({ kind: 'angle', degrees: 180 })).toBe('An angle, a straight line.');
  });

  it.each([
    ['12 − 5 =', '12 minus 5 equals'],
    ['12 - 5 =', '12 minus 5 equals'],
    ['3 × ? = 12', '3 times what equals 12'],
    ['12 ÷ 4 > 2', '12 divided by 4 is greater than 2'],
    ['1 < 2', '1 is less than 2'],
    ['well-known', 'well-known'],
  ])('reads %s as %s', (text, said) => {
    expect(sayMath(text)).toBe(said);
  });
});
