import { at } from '../svg.ts';
import { ANIMAL_DRAWINGS } from '../things/thing-animals.ts';
import { OBJECT_DRAWINGS } from '../things/thing-objects.ts';
import { PLANT_DRAWINGS } from '../things/thing-plants.ts';
import { SKY_DRAWINGS } from '../things/thing-sky.ts';
import { BUBBLES, SIGN_IN_OBJECTS } from './sign-in-objects.ts';

/*
 * The twelve pictures of the picture sign-in, each in a square of 100. No two share outline and
 * color, so they also differ in gray print.
 */

const DRAWINGS = {
  sun: SKY_DRAWINGS.sun,
  apple: PLANT_DRAWINGS.apple,
  boat: OBJECT_DRAWINGS.boat,
  cat: ANIMAL_DRAWINGS.cat,
  tree: PLANT_DRAWINGS.tree,
  star: SIGN_IN_OBJECTS.star,
  drum: SIGN_IN_OBJECTS.drum,
  kite: OBJECT_DRAWINGS.kite,
  fish: [...ANIMAL_DRAWINGS.fish, ...BUBBLES],
  key: SIGN_IN_OBJECTS.key,
  umbrella: SIGN_IN_OBJECTS.umbrella,
  house: SIGN_IN_OBJECTS.house,
} as const satisfies Record<string, readonly string[]>;

export type SignInPictureName = keyof typeof DRAWINGS;

export const SIGN_IN_PICTURE_NAMES = Object.keys(DRAWINGS) as readonly SignInPictureName[];

/** Background of a picture. Neighbors on a board differ. */
export const PICTURE_TINT: Readonly<Record<SignInPictureName, string>> = {
  sun: '#DCEFF7',
  apple: '#E4F4E7',
  boat: '#FFF1CC',
  cat: '#FDE9E1',
  tree: '#DCEFF7',
  star: '#FFF5D9',
  drum: '#FBE6EE',
  kite: '#E4F4E7',
  fish: '#FFF1CC',
  key: '#DCEFF7',
  umbrella: '#E4F4E7',
  house: '#DFF0F7',
};

/** Returns a picture in a square of 100. */
export const signInPicture = (name: SignInPictureName) => DRAWINGS[name].join('');

/** Returns a picture on its disc, as for slots and printed cards. */
export const signInPictureDisc = (name: SignInPictureName) =>
  `<circle cx="50" cy="50" r="50" fill="${PICTURE_TINT[name]}"/>${at(17, 17, 0.66, signInPicture(name))}`;
