import type { Fact } from '../../../kit/which-one.ts';

export const ROCK_FACTS: readonly Fact[] = [
  { name: 'igneous rock', does: 'forms when melted rock cools', clue: 'cooled melted rock' },
  { name: 'igneous rock', does: 'can come from a volcano', clue: 'from a volcano' },
  { name: 'sedimentary rock', does: 'forms from layers pressed together', clue: 'pressed layers' },
  { name: 'sedimentary rock', does: 'is where most fossils are found', clue: 'most fossils' },
  { name: 'sedimentary rock', does: 'includes sandstone', clue: 'sandstone' },
  { name: 'metamorphic rock', does: 'is changed by heat and pressure', clue: 'changed by heat' },
  { name: 'metamorphic rock', does: 'includes marble', clue: 'marble' },
  { name: 'igneous rock', does: 'includes granite', clue: 'granite' },
  {
    name: 'soil',
    does: 'is loose bits of rock and plant remains',
    clue: 'loose bits and remains',
  },
];

export const EARTH_CHANGES: readonly Fact[] = [
  { name: 'weathering', does: 'breaks rock into smaller pieces', clue: 'breaks rock up' },
  { name: 'weathering', does: 'happens when ice cracks a stone', clue: 'ice cracks a stone' },
  { name: 'erosion', does: 'carries sand and soil away', clue: 'carries soil away' },
  {
    name: 'erosion',
    does: 'lets a river cut a canyon deeper',
    clue: 'cuts a canyon',
    also: ['weathering'],
  },
  { name: 'deposition', does: 'drops sand in a new place', clue: 'drops sand' },
  { name: 'deposition', does: 'builds a delta at the mouth of a river', clue: 'builds a delta' },
  { name: 'evaporation', does: 'turns sea water into vapor', clue: 'water to vapor' },
  { name: 'evaporation', does: 'lifts water from lakes into the air', clue: 'lake water rises' },
  { name: 'condensation', does: 'turns vapor into cloud drops', clue: 'clouds form' },
  { name: 'precipitation', does: 'brings water down as rain or snow', clue: 'rain and snow' },
  { name: 'precipitation', does: 'includes hail and sleet', clue: 'hail and sleet' },
];

/** Items in their right order. */
export const EARTH_ORDERS = [
  {
    ask: 'Put the layers of Earth in order, from the outside.',
    items: ['crust', 'mantle', 'outer core', 'inner core'],
    from: 'outside',
    to: 'center',
    because: 'lies farther out than',
  },
  {
    ask: 'Sea water becomes rain. Put the steps in order.',
    items: ['sea is warmed', 'water evaporates', 'clouds form', 'rain falls'],
    from: 'first',
    to: 'last',
    because: 'comes before',
  },
  {
    ask: 'Sand becomes rock. Put the steps in order.',
    items: ['rock breaks up', 'river carries it', 'layers settle', 'sandstone'],
    from: 'first',
    to: 'last',
    because: 'comes before',
  },
  {
    ask: 'Put these in order of size.',
    items: ['sand grain', 'pebble', 'boulder', 'mountain'],
    from: 'smallest',
    to: 'largest',
    because: 'is smaller than',
  },
] as const;
