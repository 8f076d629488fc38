import type { Grade } from '@wonderfield/contract/options';

export const sampleStrings = {
  pageTitle: 'Sample game · Wonderfield',
  name: 'Sample game',
  notSaved: 'Sample. Nothing is saved.',
  changeGrade: 'Change grade',
  /** The second part is hidden on a phone. */
  back: ['Back', 'to Wonderfield'],
  title: 'Which grade do you want to play?',
  lead: 'You play as a student. Every grade has its own questions.',
  grades: 'Grades',
  /** For narrow windows. */
  shortGrade: (grade: Grade) => (grade === 'Kindergarten' ? 'K' : grade),
  opening: 'Opening your field',
} as const;
