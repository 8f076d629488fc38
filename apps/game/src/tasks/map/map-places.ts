import type { Spot } from '@wonderfield/questions/question';

const THIRD = 100 / 3;

const thirdOf = (hundredths: number, names: readonly [string, string, string]) =>
  names[Math.min(2, Math.floor(hundredths / THIRD))] ?? names[1];

/** Describes the position of a spot in words: its region, and the distance across and down. */
export const spotInWords = ({ name, x, y }: Spot) => {
  const region = `${thirdOf(y, ['north', '', 'south'])}${thirdOf(x, ['west', '', 'east'])}`;
  return `${name}: ${region || 'middle'}, ${Math.round(x)} across and ${Math.round(y)} down`;
};
