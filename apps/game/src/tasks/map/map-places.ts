import type { Spot } from '@wonderfield/questions/question';

/** Squares per side: those that a grid map shows, or smaller ones to tell positions. */
const SQUARES = { grid: 4, town: 8 } as const;

const square = (hundredths: number, perSide: number) =>
  Math.min(perSide, Math.floor((hundredths / 100) * perSide) + 1);

/**
 * Describes the position of a spot by its square, as a child could count it in the picture. Names no
 * direction, because directions are often the question.
 */
export const spotInWords = ({ name, x, y }: Spot, isGrid = false) => {
  const perSide = isGrid ? SQUARES.grid : SQUARES.town;
  return `${name}: square ${square(x, perSide)} across, ${square(y, perSide)} down`;
};
