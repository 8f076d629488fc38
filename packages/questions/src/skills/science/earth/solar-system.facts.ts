import type { Fact } from '../../../kit/which-one.ts';

/** From the sun outward. */
export const PLANETS = [
  'Mercury',
  'Venus',
  'Earth',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
] as const;

export const PLANET_FACTS: readonly Fact[] = [
  { name: 'Mercury', does: 'is closest to the sun', clue: 'closest to the sun' },
  { name: 'Mercury', does: 'is the smallest of the eight planets', clue: 'the smallest' },
  { name: 'Venus', does: 'is the hottest', clue: 'the hottest' },
  { name: 'Venus', does: 'lies between Mercury and Earth', clue: 'second from the sun' },
  { name: 'Earth', does: 'has oceans of water on its surface', clue: 'oceans of water' },
  { name: 'Earth', does: 'is known to have life', clue: 'life' },
  { name: 'Mars', does: 'is called the Red Planet', clue: 'Red Planet' },
  { name: 'Mars', does: 'is the fourth from the sun', clue: 'fourth from the sun' },
  { name: 'Jupiter', does: 'is the largest', clue: 'the largest' },
  { name: 'Jupiter', does: 'has the Great Red Spot', clue: 'Great Red Spot' },
  { name: 'Saturn', does: 'has the brightest rings', clue: 'the brightest rings' },
  { name: 'Saturn', does: 'is the sixth from the sun', clue: 'sixth from the sun' },
  { name: 'Uranus', does: 'spins tipped over on its side', clue: 'tipped on its side' },
  { name: 'Neptune', does: 'is farthest from the sun', clue: 'farthest from the sun' },
];

export const SKY_FACTS: readonly Fact[] = [
  { name: 'star', does: 'makes its own light', clue: 'makes its own light', also: ['galaxy'] },
  {
    name: 'planet',
    does: 'travels around a star',
    clue: 'goes around a star',
    also: ['comet', 'asteroid', 'moon'],
  },
  { name: 'moon', does: 'travels around a planet', clue: 'goes around a planet' },
  { name: 'comet', does: 'grows a tail of gas and dust near the sun', clue: 'tail near the sun' },
  { name: 'galaxy', does: 'holds billions of stars', clue: 'billions of stars' },
  {
    name: 'asteroid',
    does: 'is a rocky body, most often between Mars and Jupiter',
    clue: 'rocky and small',
    also: ['planet', 'moon'],
  },
  { name: 'telescope', does: 'lets us see far objects in the sky', clue: 'shows far objects' },
];
