import type { Fact } from '../../../kit/which-one.ts';

export const FIRST_WEATHER_FACTS: readonly Fact[] = [
  { name: 'rain', does: 'fills puddles', also: ['snow'] },
  { name: 'rain', does: 'falls as drops' },
  { name: 'rain', does: 'makes streets wet', also: ['snow'] },
  { name: 'snow', does: 'falls as white flakes' },
  { name: 'snow', does: 'is good for a sled' },
  { name: 'snow', does: 'melts in warm hands' },
  { name: 'sun', does: 'warms the ground' },
  { name: 'sun', does: 'makes shadows' },
  { name: 'sun', does: 'gives us light in the day' },
  { name: 'sun', does: 'dries wet streets', also: ['wind'] },
  { name: 'cloud', does: 'is many tiny drops up high', also: ['rain'] },
  { name: 'cloud', does: 'floats in the sky', also: ['sun'] },
];

export const FIRST_WEATHER_TOOLS: readonly Fact[] = [
  { name: 'thermometer', does: 'measures temperature', clue: 'temperature' },
  { name: 'thermometer', does: 'shows how warm the air is', clue: 'how warm it is' },
  { name: 'rain gauge', does: 'measures how much rain fell', clue: 'how much rain' },
  { name: 'wind vane', does: "shows the wind's direction", clue: 'wind direction' },
  { name: 'anemometer', does: 'measures how fast the wind blows', clue: 'wind speed' },
  { name: 'barometer', does: 'measures air pressure', clue: 'air pressure' },
];

/** A cloud makes a shadow, too. */
export const WEATHER_FACTS: readonly Fact[] = [
  ...FIRST_WEATHER_FACTS.filter(({ does }) => does !== 'makes shadows'),
  { name: 'sun', does: 'rises in the morning' },
  { name: 'wind', does: 'lifts a kite' },
  { name: 'wind', does: 'blows leaves around' },
  { name: 'cloud', does: 'hides the sun', also: ['rain', 'snow'] },
];

/** No fact repeats a word of the name of its tool. */
export const WEATHER_TOOLS: readonly Fact[] = [
  { name: 'thermometer', does: 'shows how warm it is', clue: 'how warm it is' },
  { name: 'thermometer', does: 'warns of freezing nights', clue: 'freezing or not' },
  { name: 'rain gauge', does: 'collects drops to measure', clue: 'collects drops' },
  { name: 'rain gauge', does: 'shows how wet it was', clue: 'how wet' },
  { name: 'wind vane', does: 'points where breezes come from', clue: 'north, south or west' },
  { name: 'wind vane', does: 'turns on a roof', clue: 'a roof arrow' },
  { name: 'anemometer', does: 'measures how fast breezes are', clue: 'speed of a breeze' },
  { name: 'anemometer', does: 'spins cups in a storm', clue: 'spinning cups' },
  { name: 'barometer', does: 'measures air pressure', clue: 'air pressure' },
  { name: 'barometer', does: 'sinks before a storm', clue: 'sinks before a storm' },
];
