/** Lengths of notes if a quarter note is one beat. */
export const NOTE_VALUES = [
  { name: 'eighth note', beats: 0.5, told: 'half a beat', from: 4 },
  { name: 'quarter note', beats: 1, told: '1 beat', from: 2 },
  { name: 'half note', beats: 2, told: '2 beats', from: 2 },
  { name: 'dotted half note', beats: 3, told: '3 beats', from: 4 },
  { name: 'whole note', beats: 4, told: '4 beats', from: 2 },
] as const;
export type NoteValue = (typeof NOTE_VALUES)[number];
