import type { Fact } from '../../../kit/which-one.ts';

export const WEATHER_FACTS: readonly Fact[] = [
  { name: 'rain', does: 'fills puddles', also: ['snow'] },
  { name: 'rain', does: 'falls as drops' },
  { name: 'rain', does: 'makes streets wet', also: ['snow'] },
  { name: 'snow', does: 'falls as white flakes' },
  { name: 'snow', does: 'is good for a sled' },
  { name: 'snow', does: 'melts in warm hands' },
  { name: 'sun', does: 'warms the ground' },
  { name: 'sun', does: 'makes shadows' },
  { name: 'sun', does: 'gives us light in the day' },
  { name: 'sun', does: 'dries wet streets' },
  { name: 'cloud', does: 'is many tiny drops up high', also: ['rain'] },
  { name: 'cloud', does: 'floats in the sky', also: ['sun'] },
];

export const WEATHER_TOOLS: readonly Fact[] = [
  { name: 'thermometer', does: 'measures temperature', clue: 'temperature' },
  { name: 'thermometer', does: 'shows how warm the air is', clue: 'how warm it is' },
  { name: 'rain gauge', does: 'measures how much rain fell', clue: 'how much rain' },
  { name: 'wind vane', does: "shows the wind's direction", clue: 'wind direction' },
  { name: 'anemometer', does: 'measures how fast the wind blows', clue: 'wind speed' },
  { name: 'barometer', does: 'measures air pressure', clue: 'air pressure' },
];
