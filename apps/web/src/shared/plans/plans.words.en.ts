export const plansWords = {
  sections: {
    glance: 'At a glance',
    questions: 'Essential questions',
    objective: 'Objective',
    lesson: 'The lesson',
    unit: 'The unit',
    special: 'What makes this special',
  },
};
