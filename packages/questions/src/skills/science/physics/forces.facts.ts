import type { Kind } from '../../../kit/sort-by-kind.ts';
import type { Fact } from '../../../kit/which-one.ts';

export const PUSH_OR_PULL: readonly Kind[] = [
  {
    one: 'a push',
    know: 'A push moves things away from you.',
    members: [
      'kicking a ball',
      'ringing a doorbell',
      'rolling a ball away',
      'shutting a drawer',
      'throwing a ball',
      'pressing a key',
    ],
    misconception: 'turnsPushAndPull',
  },
  {
    one: 'a pull',
    know: 'A pull moves things toward you.',
    members: [
      'opening a drawer',
      'picking an apple',
      'towing a sled',
      'zipping up a coat',
      'lifting a bucket',
      'tugging a rope',
    ],
    misconception: 'turnsPushAndPull',
  },
];

export const FORCE_FACTS: readonly Fact[] = [
  { name: 'gravity', does: 'pulls a dropped ball to the ground', clue: 'pulls things down' },
  { name: 'gravity', does: 'keeps the moon on its path around Earth', clue: 'holds the moon' },
  { name: 'gravity', does: 'makes a river run downhill', clue: 'rivers run downhill' },
  {
    name: 'friction',
    does: 'slows a sled on dry grass',
    clue: 'slows a sled',
    also: ['air resistance'],
  },
  { name: 'friction', does: 'warms your hands when you rub them', clue: 'warms rubbed hands' },
  { name: 'friction', does: 'lets shoes grip the floor', clue: 'shoes grip' },
  { name: 'magnetism', does: 'holds a note on a steel door', clue: 'holds on steel' },
  { name: 'magnetism', does: 'turns a compass needle', clue: 'turns a compass' },
  { name: 'magnetism', does: 'lifts iron nails without touching them', clue: 'lifts iron nails' },
  {
    name: 'air resistance',
    does: 'slows a parachute',
    clue: 'slows a parachute',
    also: ['friction'],
  },
  {
    name: 'air resistance',
    does: 'pushes back on a fast bike rider',
    clue: 'pushes on a rider',
    also: ['friction'],
  },
  { name: 'buoyancy', does: 'holds a boat up in the water', clue: 'holds a boat up' },
  { name: 'buoyancy', does: 'makes a cork float', clue: 'a cork floats' },
];
