import type { Kind } from '../../../kit/sort-by-kind.ts';
import type { Fact } from '../../../kit/which-one.ts';

/** A season is not offered as a choice if the question names it. */
export const SEASON_FACTS: readonly Fact[] = [
  { name: 'winter', does: 'has the shortest days' },
  { name: 'winter', does: 'comes after fall', also: ['fall'] },
  { name: 'winter', does: 'comes before spring', also: ['spring'] },
  { name: 'summer', does: 'has the longest days' },
  { name: 'summer', does: 'comes after spring', also: ['spring'] },
  { name: 'summer', does: 'comes before fall', also: ['fall'] },
  { name: 'fall', does: 'turns many leaves red' },
  { name: 'fall', does: 'comes after summer', also: ['summer'] },
  { name: 'fall', does: 'comes before winter', also: ['winter'] },
  { name: 'spring', does: 'comes after winter', also: ['winter'] },
  { name: 'spring', does: 'comes before summer', also: ['summer'] },
  { name: 'spring', does: 'brings new buds and nests' },
  { name: 'winter', does: 'is the coldest season', since: 2 },
  { name: 'winter', does: 'is best for a snowman', since: 2 },
  { name: 'winter', does: "has New Year's Day", since: 2 },
  { name: 'winter', does: 'has long dark nights', since: 2 },
  { name: 'summer', does: 'is the hottest season', since: 2 },
  { name: 'summer', does: 'has the Fourth of July', since: 2 },
  { name: 'summer', does: 'is best for swimming outside', since: 2 },
  { name: 'fall', does: 'ripens the pumpkins', since: 2 },
  { name: 'fall', does: 'covers lawns with dry leaves', since: 2 },
  { name: 'fall', does: 'has Thanksgiving', since: 2 },
  { name: 'spring', does: 'melts the snow', since: 2 },
  { name: 'spring', does: 'brings the first tulips', since: 2 },
  { name: 'spring', does: 'wakes up plants and bears', since: 2 },
];

/** Months that lie completely in one season in the United States. */
export const SEASON_MONTHS: readonly Kind[] = [
  {
    one: 'a winter month',
    know: 'Winter is at the turn of the year.',
    members: ['January', 'February'],
  },
  { one: 'a spring month', know: 'Spring follows winter.', members: ['April', 'May'] },
  { one: 'a summer month', know: 'Summer is the middle of the year.', members: ['July', 'August'] },
  { one: 'a fall month', know: 'Fall follows summer.', members: ['October', 'November'] },
];

export const FIRST_TURNING_FACTS: readonly Fact[] = [
  { name: "Earth's spin", does: 'gives us day and night', clue: 'day and night' },
  { name: "Earth's spin", does: 'makes the sun seem to rise and set', clue: 'sunrise and sunset' },
  { name: "Earth's spin", does: 'takes about 24 hours', clue: 'about 24 hours' },
  {
    name: "Earth's spin",
    does: 'makes the stars seem to cross the sky',
    clue: 'stars seem to move',
  },
  {
    name: "Earth's tilt",
    does: 'gives us seasons on the way around the sun',
    clue: 'seasons',
    also: ["Earth's trip"],
  },
  { name: "Earth's trip", does: 'takes us around the sun once a year', clue: 'one year' },
  { name: "Earth's trip", does: 'takes about 365 days', clue: 'about 365 days' },
  {
    name: "the moon's trip",
    does: 'goes around Earth about once a month',
    clue: 'about one month',
  },
  {
    name: "the moon's trip",
    does: 'lets us see the phases of the moon',
    clue: 'phases of the moon',
  },
];

/** All names have the same form, so that none stands out. */
export const TURNING_FACTS: readonly Fact[] = [
  {
    name: "Earth's spin",
    does: 'gives us day and night',
    clue: 'day and night',
    also: ["Sun's light"],
  },
  { name: "Earth's spin", does: 'makes stars seem to cross the sky', clue: 'stars seem to move' },
  { name: "Earth's spin", does: 'takes about 24 hours', clue: 'about 24 hours' },
  {
    name: "Earth's tilt",
    does: 'makes summer days long and winter days short',
    clue: 'long days in summer',
    also: ["Earth's orbit", "Sun's light"],
  },
  {
    name: "Earth's tilt",
    does: 'leaves the poles dark for months',
    clue: 'months of polar night',
    also: ["Earth's orbit"],
  },
  { name: "Earth's orbit", does: 'takes about 365 days', clue: 'about 365 days' },
  { name: "Earth's orbit", does: 'brings us back after one year', clue: 'back after one year' },
  { name: "Moon's orbit", does: 'takes almost one month', clue: 'almost one month' },
  {
    name: "Moon's orbit",
    does: 'lets us see a sickle, then a full circle',
    clue: 'sickle, then full circle',
    also: ["Sun's light"],
  },
  { name: "Moon's pull", does: 'raises the tides of the sea', clue: 'tides of the sea' },
  { name: "Moon's pull", does: 'makes the sea rise twice a day', clue: 'high sea twice a day' },
  { name: "Sun's light", does: 'warms land and sea', clue: 'warm land and sea' },
  { name: "Earth's spin", does: 'turns us toward the Sun each morning', clue: 'each new morning' },
  { name: "Sun's light", does: 'powers solar panels', clue: 'power for solar panels' },
  { name: "Sun's light", does: 'lets plants make food', clue: 'plants make food' },
  {
    name: "Earth's spin",
    does: 'makes shadows move during the day',
    clue: 'moving shadows',
    also: ["Sun's light"],
  },
  { name: "Earth's spin", does: 'brings night after each day', clue: 'night after day' },
  {
    name: "Earth's tilt",
    does: 'keeps the summer Sun high in the sky',
    clue: 'high Sun in summer',
    also: ["Earth's orbit"],
  },
  { name: "Earth's orbit", does: 'leads once around the Sun', clue: 'once around the Sun' },
  { name: "Moon's orbit", does: 'leads once around Earth', clue: 'once around Earth' },
  { name: "Moon's pull", does: 'brings high tide and low tide', clue: 'high and low tide' },
  { name: "Sun's light", does: 'makes the Moon shine', clue: 'shining Moon' },
];
