import { unique } from './unique.ts';

export const CHILD_PASSWORD = 'Clover#71a';

/** Form that a parent sends to create a child. */
export const childForm = (changes: Record<string, unknown> = {}) => ({
  userType: 'student',
  firstName: 'Maya',
  lastName: 'Okafor',
  birthMonth: '05',
  birthYear: '2018',
  userGrade: '3',
  email: `maya${unique()}x`,
  password: CHILD_PASSWORD,
  confirmPassword: CHILD_PASSWORD,
  childPlayOption: 'all',
  childMayUse: 'preType',
  levelPreference: 'challenging',
  subject: '["math"]',
  subscriptionPlans: 'freetoPlay',
  termsOfService: '1',
  ...changes,
});
