/* Fractions as children write them, and what they come to. */

export type Fraction = { top: number; bottom: number };

const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestDivisor(other, one % other);

export const written = ({ top, bottom }: Fraction) => `${top}/${bottom}`;

export const lowest = ({ top, bottom }: Fraction): Fraction => {
  const divisor = greatestDivisor(top, bottom);
  return { top: top / divisor, bottom: bottom / divisor };
};

/** Below 0 when the first is smaller. */
export const compare = (one: Fraction, other: Fraction) =>
  one.top * other.bottom - other.top * one.bottom;

export const isSame = (one: Fraction, other: Fraction) => compare(one, other) === 0;

export const scaled = ({ top, bottom }: Fraction, by: number): Fraction => ({
  top: top * by,
  bottom: bottom * by,
});

export const asBar = ({ top, bottom }: Fraction) => ({
  parts: bottom,
  filled: top,
  label: `${top}/${bottom}`,
});
