import { randomInt } from 'node:crypto';

/* Words a child can read and type. No l, I, O, 0 or 1: on paper they look like each other. */
const WORDS =
  'acorn amber apron badger bamboo banner barn basket beach bear beaver bee berry bird bison boat bread breeze bridge brook brush bunny butter cabin cactus canyon carrot castaway cat cave cedar cherry chess chestnut coast comet corn cosy crab crane cream creek daisy dance dawn deer desert dragon dream drum duck dune eager earth ember fabric feather fern ferry forest fox friend garden ghost giraffe grape grass green hammer harvest hazy hedge heron hippo honey horse jacket jam jasmine jumper kayak kind kite mango marsh meadow mint moon moss mouse nectar nest north oasis panda parrot peach pepper penguin piano pine pond poppy pumpkin quiet rabbit rain raven reed river robin rocket rose sand satin sea seven shadow ship shore snow spark spruce star stone storm summer sun sunset swan tea teapot thunder tiger toast tower tractor train tree tuba tundra turnip umber velvet vine wagon water wave west wind winter wonder yarn zebra'
    .split(' ')
    .filter((word) => word.length >= 4 && word.length <= 6 && !/l|^[io]/.test(word));
const MARKS = '#!?+*';
const DIGITS = '23456789';

const pick = <Item>(items: ArrayLike<Item>): Item => items[randomInt(items.length)] as Item;
const capitalized = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** Two words, a mark, digits: "River#Panda472". Keeps the password rule and is easy to read out. */
export const makeStudentPassword = (): string => {
  const words = [pick(WORDS), pick(WORDS)].map(capitalized);
  const digits = Array.from({ length: 3 }, () => pick(DIGITS)).join('');
  return `${words[0]}${pick(MARKS)}${words[1]}${digits}`;
};
