import type { Kind } from '../../kit/sort-by-kind.ts';
import type { Fact } from '../../kit/which-one.ts';

export const CONTINENT_FACTS: readonly Fact[] = [
  { name: 'Africa', does: 'has the Sahara Desert', clue: 'Sahara Desert' },
  { name: 'Africa', does: 'has Kenya and Nigeria', clue: 'Kenya and Nigeria' },
  { name: 'Africa', does: 'has the Nile River', clue: 'Nile River', from: 3 },
  { name: 'Antarctica', does: 'is at the South Pole', clue: 'South Pole' },
  { name: 'Antarctica', does: 'is the coldest', clue: 'the coldest' },
  { name: 'Asia', does: 'is the largest', clue: 'the largest' },
  { name: 'Asia', does: 'has China and India', clue: 'China and India' },
  { name: 'Asia', does: 'has Mount Everest', clue: 'Mount Everest', from: 3 },
  { name: 'Australia', does: 'is the smallest', clue: 'the smallest' },
  { name: 'Australia', does: 'has wild kangaroos', clue: 'wild kangaroos' },
  { name: 'Europe', does: 'has France and Italy', clue: 'France and Italy' },
  { name: 'Europe', does: 'has the Alps', clue: 'the Alps', from: 3 },
  { name: 'North America', does: 'has the United States', clue: 'United States' },
  { name: 'North America', does: 'has Canada and Mexico', clue: 'Canada and Mexico' },
  { name: 'South America', does: 'has the Amazon River', clue: 'Amazon River' },
  { name: 'South America', does: 'has Brazil and Peru', clue: 'Brazil and Peru' },
  { name: 'South America', does: 'has the Andes Mountains', clue: 'the Andes', from: 3 },
];

export const OCEAN_FACTS: readonly Fact[] = [
  { name: 'Pacific Ocean', does: 'is the largest', clue: 'the largest' },
  { name: 'Pacific Ocean', does: 'touches California', clue: 'touches California' },
  { name: 'Pacific Ocean', does: 'lies around Hawaii', clue: 'around Hawaii' },
  { name: 'Atlantic Ocean', does: 'touches New York', clue: 'touches New York' },
  {
    name: 'Atlantic Ocean',
    does: 'lies between Europe and North America',
    clue: 'Europe to North America',
    from: 3,
    also: ['Arctic Ocean'],
  },
  { name: 'Arctic Ocean', does: 'is at the North Pole', clue: 'North Pole' },
  { name: 'Arctic Ocean', does: 'is the smallest', clue: 'the smallest' },
  {
    name: 'Indian Ocean',
    does: 'lies south of India',
    clue: 'south of India',
    also: ['Southern Ocean'],
  },
  {
    name: 'Indian Ocean',
    does: 'lies between Africa and Australia',
    clue: 'Africa to Australia',
    from: 3,
    also: ['Southern Ocean'],
  },
  { name: 'Southern Ocean', does: 'lies around Antarctica', clue: 'around Antarctica' },
];

/** Omits Australia, because it is both a country and a continent. */
export const PLACES_BY_KIND: readonly Kind[] = [
  {
    one: 'a continent',
    know: 'A continent is a huge body of land.',
    members: ['Africa', 'Asia', 'Europe', 'Antarctica', 'North America', 'South America'],
    misconception: 'countryOrContinent',
  },
  {
    one: 'an ocean',
    know: 'An ocean is a huge body of salt water.',
    members: ['the Pacific', 'the Atlantic', 'the Arctic Ocean', 'the Indian Ocean'],
  },
  {
    one: 'a country',
    know: 'A country has its own government and borders.',
    members: ['Canada', 'Mexico', 'Brazil', 'Japan', 'Kenya', 'France', 'India'],
    misconception: 'countryOrContinent',
  },
];
