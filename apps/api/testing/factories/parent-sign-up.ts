import { PASSWORD } from './password-hash.ts';
import { unique } from './unique.ts';

/** Form that a parent sends to sign up. */
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
