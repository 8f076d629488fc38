/* Fractions as children write them. */

export type Fraction = { top: number; bottom: number };

const greatestDivisor = (first: number, second: number): number =>
  second === 0 ? first : greatestDivisor(second, first % second);

export const written = ({ top, bottom }: Fraction) => `${top}/${bottom}`;

export const lowest = ({ top, bottom }: Fraction): Fraction => {
  const divisor = greatestDivisor(top, bottom);
  return { top: top / divisor, bottom: bottom / divisor };
};

/** Returns a negative number if the first is smaller. */
export const compare = (first: Fraction, second: Fraction) =>
  first.top * second.bottom - second.top * first.bottom;

export const isSame = (first: Fraction, second: Fraction) => compare(first, second) === 0;

export const scaled = ({ top, bottom }: Fraction, by: number): Fraction => ({
  top: top * by,
  bottom: bottom * by,
});

export const asBar = ({ top, bottom }: Fraction) => ({
  parts: bottom,
  filled: top,
  label: `${top}/${bottom}`,
});

/** Writes a fraction in lowest terms, and a whole as a whole: 1/2, 3, 1 1/2. */
export const asWritten = (fraction: Fraction) => {
  const { top, bottom } = lowest(fraction);
  const whole = Math.floor(top / bottom);
  if (bottom === 1) return String(whole);
  return whole === 0 ? `${top}/${bottom}` : `${whole} ${top - whole * bottom}/${bottom}`;
};
