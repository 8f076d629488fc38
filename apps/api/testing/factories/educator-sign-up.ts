import { PASSWORD } from './password-hash.ts';
import { unique } from './unique.ts';

/** A phone of one's own in Oregon, of the numbers kept for stories. */
export const phoneNumber = () => `+1503555${String(unique() % 10_000).padStart(4, '0')}`;

/** What a person who signs up as a teacher fills in. */
export const educatorSignUp = (changes: Record<string, unknown> = {}) => ({
  userType: 'educator',
  educatorLicenseType: 'teacherAccount',
  firstName: 'Ines',
  lastName: 'Okafor',
  email: `new-teacher${unique()}@home.test`,
  phoneNumber: phoneNumber(),
  city: 'Portland',
  state: 'OR',
  zip: '97214',
  password: PASSWORD,
  confirmPassword: PASSWORD,
  wonderfieldAmbassador: '1',
  termsOfService: '1',
  ...changes,
});
