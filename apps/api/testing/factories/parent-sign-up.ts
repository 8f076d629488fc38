import { PASSWORD } from './password-hash.ts';
import { unique } from './unique.ts';

/** What a person who signs up as a parent fills in. */
export const parentSignUp = (changes: Record<string, unknown> = {}) => ({
  userType: 'parent',
  firstName: 'Dana',
  lastName: 'Okafor',
  email: `new-parent${unique()}@home.test`,
  city: 'Portland',
  state: 'OR',
  zip: '97214',
  password: PASSWORD,
  confirmPassword: PASSWORD,
  termsOfService: '1',
  ...changes,
});
