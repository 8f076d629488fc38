import type { Coin, Picture, Shape } from './picture.ts';

/*
 * Describes a picture for screen readers, plain mode and reading aloud. It leaves the thinking to
 * the child: things are never counted, and a clock is described by its hands.
 */

const listed = (items: readonly string[]) => items.join(', ');

const repeated = (word: string, times: number) => listed(Array.from({ length: times }, () => word));

const SIGNS: readonly (readonly [sign: RegExp, word: string])[] = [
  [/\+/g, ' plus '],
  [/[−–]/g, ' minus '],
  [/(?<=\d\s)-(?=\s)/g, ' minus '],
  [/[×]/g, ' times '],
  [/÷/g, ' divided by '],
  [/=/g, ' equals '],
  [/</g, ' is less than '],
  [/>/g, ' is greater than '],
  [/[?_…]+/g, ' what '],
];

/** Returns a sum as spoken text: "8 plus 5 equals". */
export const sayMath = (text: string) =>
  SIGNS.reduce((said, [sign, word]) => said.replace(sign, word), text)
    .replace(/\s+/g, ' ')
    .trim();

const COIN_NAMES: Readonly<Record<Coin, string>> = {
  1: 'penny',
  5: 'nickel',
  10: 'dime',
  25: 'quarter',
  100: 'one-dollar bill',
  500: 'five-dollar bill',
  1000: 'ten-dollar bill',
  2000: 'twenty-dollar bill',
};
const coinName = (coin: Coin) => COIN_NAMES[coin];

/** Describes the hour hand: at a number, or between two. */
const hourHand = (hour: number, minute: number) => {
  const at = hour % 12 === 0 ? 12 : hour % 12;
  if (minute === 0) return `points at ${at}`;
  const next = (at % 12) + 1;
  return `is between ${at} and ${next}`;
};

const minuteHand = (minute: number) => {
  const at = Math.floor(minute / 5) || 12;
  const past = minute % 5;
  if (past === 0) return `points at ${at}`;
  return `points ${past} small ${past === 1 ? 'mark' : 'marks'} past ${at}`;
};

const angleLook = (degrees: number) => {
  if (degrees === 90) return 'like the corner of a square';
  if (degrees === 180) return 'a straight line';
  return degrees < 90 ? 'narrower than a square corner' : 'wider than a square corner';
};

const corners = (count: number) => repeated('side, corner', count);

/** Describes shapes by their edges without giving away name and number of sides. */
const SHAPE_LOOKS: Readonly<Record<Shape, string>> = {
  circle: 'one round edge without a corner',
  triangle: corners(3),
  square: `${corners(4)}, all sides the same, all corners square`,
  rectangle: `${corners(4)}, two sides long and two short, all corners square`,
  trapezoid: `${corners(4)}, the top side shorter than the bottom one, the others lean in`,
  rhombus: `${corners(4)}, all sides the same, no square corner`,
  parallelogram: `${corners(4)}, two sides long and two short, leaning over`,
  pentagon: corners(5),
  hexagon: corners(6),
  octagon: corners(8),
};

/** The F on the top line. */
const TOP_STEP = 8;

/** Describes the position of a note on the staff. */
const noteSeat = (step: number) => {
  if (step < 0) return step === -1 ? 'just below the staff' : 'on a short line below the staff';
  if (step > TOP_STEP) return 'above the staff';
  return step % 2 === 0 ? `on line ${step / 2 + 1}` : `in space ${(step + 1) / 2}`;
};

const NOTE_LOOKS = {
  0.5: 'A filled note with a flag',
  1: 'A filled note with a stem',
  2: 'An open note with a stem',
  4: 'An open note without a stem',
} as const;

type Described<Kind extends Picture['kind']> = (
  picture: Extract<Picture, { kind: Kind }>,
) => string;

const TELL: { [Kind in Picture['kind']]: Described<Kind> } = {
  sum: ({ text }) => sayMath(text),
  frames: ({ counts }) =>
    counts
      .map((count, index) => {
        const dots = count === 0 ? 'empty' : `${repeated('dot', count)}, the other seats are empty`;
        return `Ten-frame ${index + 1}: ${count === 10 ? 'full' : dots}.`;
      })
      .join(' '),
  array: ({ rows, columns }) =>
    Array.from({ length: rows }, (_, row) => `Row ${row + 1}: ${repeated('dot', columns)}.`).join(
      ' ',
    ),
  things: ({ groups }) =>
    groups
      .map(({ thing, count, crossed = 0 }) => {
        const kept = repeated(thing, count - crossed) || `no ${thing}`;
        return crossed === 0 ? `${kept}.` : `${kept}. Crossed out: ${repeated(thing, crossed)}.`;
      })
      .join(' '),
  bars: ({ bars }) =>
    bars
      .map(({ parts, filled, label }, index) => {
        const cells = Array.from({ length: parts }, (_, part) =>
          part < filled ? 'colored' : 'white',
        );
        const name = label ? `Bar ${index + 1}, labeled ${label}` : `Bar ${index + 1}`;
        return `${name}, in equal parts: ${listed(cells)}.`;
      })
      .join(' '),
  jump: ({ from, to, label }) => `A number line. A jump from ${from} to ${to}: ${sayMath(label)}.`,
  hops: ({ from, hops }) =>
    `A number line. From ${from}, ${listed(hops.map((hop) => `a hop of ${Math.abs(hop)} ${hop < 0 ? 'back' : 'on'}`))}.`,
  blocks: ({ hundreds = 0, tens, ones, crossed = {} }) => {
    const blocks = [
      ...(hundreds > 0 ? [repeated('hundred', hundreds)] : []),
      repeated('ten', tens) || 'no tens',
      repeated('one', ones) || 'no ones',
    ];
    const gone = [repeated('ten', crossed.tens ?? 0), repeated('one', crossed.ones ?? 0)].filter(
      (text) => text !== '',
    );
    return `Blocks: ${listed(blocks)}.${gone.length > 0 ? ` Crossed out: ${listed(gone)}.` : ''}`;
  },
  marked: ({ text, marks }) => `${text} Marked: ${listed(marks)}.`,
  clock: ({ hour, minute }) =>
    `A clock. The short hand ${hourHand(hour, minute)}. The long hand ${minuteHand(minute)}.`,
  money: ({ coins }) => `${listed(coins.map(coinName))}.`,
  shapes: ({ shapes }) =>
    shapes.map((shape, index) => `Shape ${index + 1}: ${SHAPE_LOOKS[shape]}.`).join(' '),
  box: ({ width, height, unit, squares }) =>
    squares
      ? `A rectangle of unit squares, ${width} across and ${height} down, measured in ${unit}.`
      : `A rectangle, ${width} ${unit} wide and ${height} ${unit} tall.`,
  angle: ({ degrees }) => `An angle, ${angleLook(degrees)}.`,
  grid: ({ size, points }) => {
    const seats = points.map(({ x, y, label }) => `${label} is ${x} to the right and ${y} up`);
    return `A grid from 0 to ${size}. ${seats.join('. ')}.`;
  },
  chart: ({ title, bars }) =>
    `Bar chart: ${title}. ${bars.map(({ label, value }) => `${label} ${value}`).join(', ')}.`,
  table: ({ head, rows }) =>
    rows
      .map(
        (row) => `${row.map((cell, column) => `${head[column] ?? ''} ${cell}`.trim()).join(', ')}.`,
      )
      .join(' '),
  passage: ({ text }) => text,
  series: ({ items }) => `${listed(items.map((item) => (item === '…' ? 'a gap' : item)))}.`,
  colors: ({ colors }) => `${listed(colors.map(({ name }) => name))}.`,
  notes: ({ notes }) => {
    const noteTexts = notes.map(({ step, beats }) => `${NOTE_LOOKS[beats]} ${noteSeat(step)}`);
    return `A staff with a treble clef. ${noteTexts.join('. ')}.`;
  },
};

/** Describes a picture without answering the question. */
export const describe = <Kind extends Picture['kind']>(
  picture: Extract<Picture, { kind: Kind }>,
): string => TELL[picture.kind as Kind](picture);
