export const plansWords = {
  sections: {
    glance: 'At a glance',
    questions: 'Essential questions',
    objective: 'Objective',
    lesson: 'The lesson',
    unit: 'The unit',
    special: 'What makes this special',
  },
  back: 'Back',
  tryAgain: 'Try again',
  toHome: 'Go to my page',
  toSubmissions: 'My Submissions',
  toLibrary: 'Go to the Library',
  notInLibrary: 'It may have been taken out again. There are many others.',
  untitled: 'Untitled plan',
  keptBy:
    '{count, plural, =0 {No one has kept it yet} one {Kept by # teacher} other {Kept by # teachers}}',
  submitContent: 'Submit Content and Monetize',
} as const;
