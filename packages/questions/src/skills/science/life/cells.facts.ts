import type { Fact } from '../../../kit/which-one.ts';

export const CELL_PARTS: readonly Fact[] = [
  {
    name: 'nucleus',
    does: "holds the cell's DNA",
    clue: 'holds DNA',
    also: ['mitochondrion', 'chloroplast'],
  },
  { name: 'nucleus', does: 'controls what the cell does', clue: 'controls the cell' },
  {
    name: 'cell membrane',
    does: 'controls what enters and leaves the cell',
    clue: 'controls in and out',
  },
  { name: 'mitochondrion', does: 'releases energy from sugar', clue: 'energy from sugar' },
  { name: 'chloroplast', does: 'uses sunlight to make sugar', clue: 'sugar from sunlight' },
  { name: 'chloroplast', does: 'makes plant cells green', clue: 'green' },
  { name: 'cell wall', does: 'stiffens a plant cell from the outside', clue: 'stiff outer layer' },
  { name: 'ribosome', does: 'builds proteins', clue: 'builds proteins' },
  { name: 'vacuole', does: 'stores water in a plant cell', clue: 'stores water' },
  { name: 'cytoplasm', does: 'is the jelly that fills the cell', clue: 'fills the cell' },
];

export const BODY_SYSTEMS: readonly Fact[] = [
  { name: 'digestive system', does: 'breaks food down', clue: 'breaks food down' },
  { name: 'digestive system', does: 'includes the stomach', clue: 'stomach' },
  { name: 'respiratory system', does: 'takes in oxygen', clue: 'takes in oxygen' },
  { name: 'respiratory system', does: 'includes the lungs', clue: 'lungs' },
  {
    name: 'circulatory system',
    does: 'moves oxygen and nutrients around the body',
    clue: 'moves oxygen around',
  },
  { name: 'circulatory system', does: 'includes the heart', clue: 'heart' },
  {
    name: 'nervous system',
    does: 'carries signals to and from the brain',
    clue: 'carries signals',
  },
  { name: 'nervous system', does: 'includes the spinal cord', clue: 'spinal cord' },
  {
    name: 'skeletal system',
    does: 'supports the body and guards organs',
    clue: 'supports the body',
  },
  { name: 'skeletal system', does: 'includes the skull and ribs', clue: 'skull and ribs' },
  { name: 'muscular system', does: 'pulls on bones to move the body', clue: 'pulls on bones' },
];

/** Smallest to largest. */
export const LEVELS_OF_LIFE = [
  'atom',
  'molecule',
  'cell',
  'tissue',
  'organ',
  'organ system',
  'organism',
] as const;
