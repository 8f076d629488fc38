/** Field messages of an assignment. In a separate file, because few pages have this form. */
export const ASSIGNMENT_MESSAGES = {
  skillsMissing: 'Please choose a skill',
  skillsTooMany: 'Please choose six skills at most',
  skillsOfTwoSubjects: 'Please choose skills of one subject',
  dueDayMissing: 'Please choose a day',
  dueDayOutside: 'Please choose a day from today to 60 days ahead',
  studentsMissing: 'Please choose a student',
} as const;
