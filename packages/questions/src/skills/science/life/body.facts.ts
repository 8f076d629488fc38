import type { Fact } from '../../../kit/which-one.ts';

export const SENSE_FACTS: readonly Fact[] = [
  { name: 'sight', does: 'tells you the sky is blue' },
  { name: 'sight', does: 'shows you a rainbow' },
  { name: 'sight', does: 'uses your eyes', clue: 'eyes' },
  { name: 'hearing', does: 'tells you a bell rings', also: ['sight'] },
  { name: 'hearing', does: 'tells you somebody sings', also: ['sight'] },
  { name: 'hearing', does: 'uses your ears', clue: 'ears' },
  { name: 'smell', does: 'finds a rose in the dark', also: ['touch'] },
  { name: 'smell', does: 'uses your nose', clue: 'nose' },
  { name: 'smell', does: 'tells you bread is baking', also: ['sight', 'hearing'] },
  { name: 'taste', does: 'tells you a lemon is sour', also: ['smell'] },
  { name: 'taste', does: 'uses your tongue', clue: 'tongue' },
  { name: 'taste', does: 'tells you soup is salty', also: ['smell'] },
  { name: 'touch', does: 'tells you a cat is soft', also: ['sight'] },
  { name: 'touch', does: 'tells you ice is cold' },
  { name: 'touch', does: 'uses your skin', clue: 'skin' },
];

export const FIRST_ORGAN_FACTS: readonly Fact[] = [
  { name: 'heart', does: 'beats day and night in your chest', clue: 'beats in the chest' },
  { name: 'heart', does: 'pumps faster when you run', clue: 'pumps', also: ['lung'] },
  { name: 'brain', does: 'does the thinking', clue: 'thinking' },
  { name: 'brain', does: 'sends messages along nerves to the body', clue: 'messages to the body' },
  { name: 'brain', does: 'is protected by the skull', clue: 'inside the skull' },
  { name: 'stomach', does: 'mixes food with acid', clue: 'mixes food with acid' },
  { name: 'stomach', does: 'gets food from the throat', clue: 'gets food' },
  { name: 'skin', does: 'covers the whole body', clue: 'covers the body' },
  { name: 'skin', does: 'cools you by sweating', clue: 'sweats' },
  { name: 'skeleton', does: 'holds the body up', clue: 'holds you up' },
  { name: 'skeleton', does: 'is made of bones', clue: 'bones' },
  { name: 'lung', does: 'takes in oxygen from the air', clue: 'oxygen from the air' },
  { name: 'lung', does: 'fills with air when you breathe in', clue: 'fills with air' },
];

/** Food passes through several parts, so none of them is known by getting food. */
export const ORGAN_FACTS: readonly Fact[] = [
  ...FIRST_ORGAN_FACTS.filter(({ clue }) => clue !== 'gets food'),
  { name: 'stomach', does: 'stores a meal and churns it', clue: 'stores a meal' },
  { name: 'eye', does: 'turns light into messages to the brain', clue: 'reacts to light' },
  { name: 'ear', does: 'turns sounds into messages to the brain', clue: 'reacts to sounds' },
];
