import type { AnswerField } from './plan.ts';

/** What people read for each field: in the wizard, beside a comment, in a mail. */
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
