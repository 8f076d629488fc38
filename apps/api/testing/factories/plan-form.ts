import type { Fields } from '../build-test-app.ts';

/** Complete form of a plan. */
export const planForm = (changes: Fields = {}): Fields => ({
  education: 'master',
  teachingGrades: '["2","3"]',
  qualification: 'Ten years in a second-grade room.',
  awards: 'Teacher of the year, 2024.',
  subjectExpertise: 'science',
  teachingStyle: 'Hands-on, inquiry based',
  educationalPhilosophy: 'Children learn science by doing it.',
  favoriteSubject: 'science',
  makesLessionSuccessful: 'Every child can say what they found out.',
  engageStudentsInLession: 'Short experiments, partner talk, a field journal.',
  typeOfPlan: 'lessonPlan',
  submissionSubject: 'science',
  submissionTopic: 'Why do leaves change color?',
  submissionGrades: '["2"]',
  essentialQuestions: 'What is a leaf for? What changes when the days get shorter?',
  keySkills: 'Observing, sorting, recording',
  submissionStandards: 'NGSS 2-LS2-1',
  lessionDescription:
    '1. Look: pairs sort their leaves.\n2. Wonder: where was the gold in summer?\n3. Try: hang a strip of paper into warm water.',
  lessionObjective: 'Students can explain why a leaf turns from green to gold.',
  makeThisSpecial: 'Every child brings one leaf from home.',
  ...changes,
});
