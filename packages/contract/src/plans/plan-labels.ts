import type { AnswerField } from './plan.ts';

/** Labels of plan fields, for the wizard, comments and mails. */
export const ANSWER_LABELS = {
  education: 'Education',
  subjectExpertise: 'Subject of expertise',
  teachingGrades: 'Grades you teach',
  qualification: 'Qualifications',
  awards: 'Awards',
  favoriteSubject: 'Favorite subject',
  teachingStyle: 'Teaching style',
  philosophy: 'Educational philosophy',
  successfulLesson: 'What makes a lesson successful?',
  engagement: 'How do you engage students in a lesson?',
  planType: 'Type of plan',
  subject: 'Subject',
  grades: 'Grades',
  topic: 'Topic',
  essentialQuestions: 'Essential questions',
  keySkills: 'Key skills',
  standards: 'Standards',
  objective: 'Objective',
  description: 'Description',
  special: 'What makes this special',
} as const satisfies Record<AnswerField, string>;
